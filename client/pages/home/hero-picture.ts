import { conditions } from '../../styles/media.ts';
import { type PictureSource, preloadOf, sizeOf } from '../../ui/picture-sources.ts';

/** As wide as the wide picture is. */
export const largestPicture = `${sizeOf('hero').width}px`;

/**
 * The hero's two pictures. Each covers a box as wide as the page and from 700 px to 60rem tall, so
 * what it is scaled to follows from whichever side is longer.
 */
export const heroPicture = {
  wide: {
    name: 'hero',
    sizes: `min(${largestPicture}, max(100vw, 1245px, min(177.7vh, 106.6rem)))`,
  },
  upright: {
    name: 'hero-portrait',
    media: conditions.portrait,
    sizes: 'max(100vw, 467px, min(66.6vh, 40rem))',
  },
} as const satisfies Record<string, PictureSource>;

/** The attributes of the two links that preload whichever of them the screen will show. */
export function heroPreloads(assetBase: string): Record<string, string>[] {
  const { wide, upright } = heroPicture;
  return [wide, upright].map((source) =>
    preloadOf(assetBase, { media: conditions.notPortrait, ...source }),
  );
}
