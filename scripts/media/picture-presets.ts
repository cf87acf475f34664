import type { AvifOptions } from 'sharp';
import { textPages } from '#shared/copy/text-pages.ts';
import type { PictureName } from '#shared/pictures.ts';
import { services } from '#shared/services.ts';
import type { TextSide } from './text-side.ts';

/** The proportions and sizes that the layout needs of a picture, and how it is encoded. */
export interface PicturePreset {
  /** The proportions that the picture is cropped to, as its smallest allowed size in pixels. */
  minSize: { width: number; height: number };
  /** Whether it keeps its own proportions instead. */
  isWhole?: boolean;
  /** The widths in pixels that the layout needs: CSS pixels times device pixel ratio. */
  widths: readonly number[];
  avif: AvifOptions;
  /** The parts that have to be dark, because the layout sets white text on them. */
  textSides?: readonly TextSide[];
}

/** An effort of 4 would take four times as long, and make the files 3 to 14 % smaller. */
const effort = 3;

/** Keeps the fine detail of large pictures, which a lower quality blurs. */
const fine = { quality: 62, chromaSubsampling: '4:4:4', effort };

const portrait = { minSize: { width: 640, height: 800 }, widths: [480, 720, 960] };

const hero: PicturePreset = {
  minSize: { width: 2400, height: 1350 },
  widths: [1440, 1920, 2400, 3200],
  avif: fine,
  textSides: [
    { width: 0.45, height: 1 },
    { width: 1, height: 0.2 },
  ],
};

const heroPortrait: PicturePreset = {
  minSize: { width: 800, height: 1200 },
  widths: [640, 960, 1200, 1600],
  avif: fine,
  textSides: [{ width: 1, height: 0.6 }],
};

const card: PicturePreset = {
  ...portrait,
  widths: [...portrait.widths, 1600],
  avif: { quality: 55, chromaSubsampling: '4:2:0', effort },
};

const arch: PicturePreset = { ...portrait, widths: [...portrait.widths, 1600], avif: fine };

/** A picture of a gallery or a text, which is also what opens when it is chosen. */
const whole: PicturePreset = {
  minSize: { width: 640, height: 640 },
  isWhole: true,
  widths: [480, 800, 1200, 1600],
  avif: { ...fine, quality: 55 },
};

const arches: readonly (PictureName | undefined)[] = [
  'not-found',
  ...Object.values(textPages).map(({ pictures }) => pictures[0]),
];

/** The preset of a picture. */
export function presetOf(name: PictureName): PicturePreset {
  if (name === 'hero') return hero;
  if (name === 'hero-portrait') return heroPortrait;
  if (services.some(({ picture }) => picture === name)) return card;
  return arches.includes(name) ? arch : whole;
}
