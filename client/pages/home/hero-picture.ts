import { conditions } from '../../styles/media.ts';
import { type PictureSource, preloadOf, sizeOf } from '../../ui/picture-sources.ts';

/** The width of the largest file of the landscape picture. */
export const largestWidth = `${sizeOf('hero').width}px`;

/**
 * The hero's two pictures. Each covers a box as wide as the page and from 700 px to 60rem high, so
 * `sizes` is the larger of the box's width and the width that follows from its height.
 */
export const heroPicture = {
  wide: {
    name: 'hero',
    sizes: `min(${largestWidth}, max(100vw, 1245px, min(177.7vh, 106.6rem)))`,
  },
  portrait: {
    name: 'hero-portrait',
    media: conditions.portrait,
    sizes: 'max(100vw, 467px, min(66.6vh, 40rem))',
  },
} as const satisfies Record<string, PictureSource>;

/** The attributes of the two `<link>`s that preload the one of the pictures that the screen shows. */
export function heroPreloads(assetBase: string): Record<string, string>[] {
  const { wide, portrait } = heroPicture;
  return [wide, portrait].map((source) =>
    preloadOf(assetBase, { media: conditions.notPortrait, ...source }),
  );
}
