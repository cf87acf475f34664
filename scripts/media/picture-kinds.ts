import { textPages } from '#shared/copy/text-pages.ts';
import type { PictureName } from '#shared/pictures.ts';
import { services } from '#shared/services.ts';

/** The proportions and sizes that the layout needs of a picture, and how it is encoded. */
export interface PictureKind {
  /** The proportions that the picture is cropped to, as its smallest allowed size in pixels. */
  minSize: { width: number; height: number };
  /** Whether it keeps its own proportions instead. */
  isWhole?: boolean;
  /** The widths in pixels that the layout needs: CSS pixels times device pixel ratio. */
  widths: readonly number[];
  avif: { quality: number; chromaSubsampling: string; effort: number };
}

/** Keeps the fine detail of large pictures, which a lower quality blurs. */
const fine = { quality: 62, chromaSubsampling: '4:4:4', effort: 3 };

/** An effort of 4 takes four times as long, and makes the files of the home page 3 to 10 % smaller. */
const heroAvif = { ...fine, effort: 4 };

const upright = { minSize: { width: 640, height: 800 }, widths: [320, 480, 600, 720, 960] };

const hero: PictureKind = {
  minSize: { width: 2400, height: 1350 },
  widths: [960, 1280, 1600, 1920, 2400],
  avif: heroAvif,
};

const heroPortrait: PictureKind = {
  minSize: { width: 800, height: 1200 },
  widths: [480, 640, 828, 960, 1140, 1200],
  avif: heroAvif,
};

const card: PictureKind = {
  ...upright,
  avif: { quality: 55, chromaSubsampling: '4:2:0', effort: 4 },
};

const arch: PictureKind = { ...upright, widths: [...upright.widths, 1200], avif: fine };

/** A picture of a gallery or a text, which is also what opens when it is chosen. */
const whole: PictureKind = {
  minSize: { width: 640, height: 640 },
  isWhole: true,
  widths: [480, 800, 1200, 1600],
  avif: { ...fine, quality: 55 },
};

const arches: readonly (PictureName | undefined)[] = [
  'not-found',
  ...Object.values(textPages).map(({ pictures }) => pictures[0]),
];

/** The kind of a picture. */
export function kindOf(name: PictureName): PictureKind {
  if (name === 'hero') return hero;
  if (name === 'hero-portrait') return heroPortrait;
  if (services.some(({ picture }) => picture === name)) return card;
  return arches.includes(name) ? arch : whole;
}
