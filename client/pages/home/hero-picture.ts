import { heroMinHeightPx } from '#shared/constants.ts';
import { conditions } from '../../styles/media.ts';
import { type PictureSource, preloadOf, sizeOf } from '../../ui/picture-sources.ts';

const wide = sizeOf('hero');
const leastHeight = Math.min(wide.height, sizeOf('hero-portrait').height);

/** The width of the largest file of the landscape picture. */
export const largestWidth = `${wide.width}px`;

/** The height of the hero: that of the window, unless a picture would have to be enlarged. */
export const heroHeight = `max(${heroMinHeightPx}px, min(100svh, ${leastHeight}px))`;

/**
 * The hero's two pictures. Each covers a box as wide as the page and as high as the hero, so `sizes` is the
 * larger of the box's width and the width that follows from its height.
 */
export const heroPicture = {
  wide: {
    name: 'hero',
    sizes: `min(${largestWidth}, max(100vw, 1245px, 177.7vh))`,
  },
  portrait: {
    name: 'hero-portrait',
    media: conditions.portrait,
    sizes: `max(100vw, 467px, min(66.6vh, ${Math.round(leastHeight / 1.5)}px))`,
  },
} as const satisfies Record<string, PictureSource>;

/** The attributes of the two `<link>`s that preload the one of the pictures that the screen shows. */
export function heroPreloads(assetBase: string): Record<string, string>[] {
  const { wide, portrait } = heroPicture;
  return [wide, portrait].map((source) =>
    preloadOf(assetBase, { media: conditions.notPortrait, ...source }),
  );
}
