import type { UseName } from '#shared/content-types.ts';

/** How layouts use pictures. The build makes the files of each picture for those uses that it has. */
export interface PictureUse {
  /** The smallest size in pixels, and unless the picture is shown whole the proportions of its crop. */
  minSize: { width: number; height: number };
  /** Whether the picture keeps its own proportions. */
  isWhole: boolean;
  /** The widths of its AVIF files in pixels: CSS pixels times device pixel ratio. */
  widths: readonly number[];
  /** The quality of its AVIF files, from 1 to 100. */
  quality: number;
  /** The parts behind white text, from the top left corner, in shares of width and height. */
  textSides: readonly { width: number; height: number }[];
}

/** The share of the wide picture's width that the build measures, because the hero's text stands on it. */
export const wideShare = 0.45;

/** The same of the tall picture's height. */
export const tallShare = 0.6;

export const pictureUses = {
  /** The hero on landscape screens. */
  wide: {
    minSize: { width: 2400, height: 1350 },
    isWhole: false,
    widths: [1600, 2000, 2880],
    quality: 62,
    textSides: [
      { width: wideShare, height: 1 },
      { width: 1, height: 0.2 },
    ],
  },
  /** The hero on portrait screens. */
  tall: {
    minSize: { width: 800, height: 1200 },
    isWhole: false,
    widths: [960, 1200, 1600],
    quality: 62,
    textSides: [{ width: 1, height: tallShare }],
  },
  /** On cards and beside text. */
  portrait: {
    minSize: { width: 640, height: 800 },
    isWhole: false,
    widths: [650, 1060, 1480],
    quality: 51,
    textSides: [],
  },
  /** In grids, in texts, and opened. */
  whole: {
    minSize: { width: 640, height: 640 },
    isWhole: true,
    widths: [480, 800, 1200, 1600],
    quality: 55,
    textSides: [],
  },
} as const satisfies Record<UseName, PictureUse>;
