import type { Home } from '#data/content.json';
import type { PictureSource } from '../../pictures/picture-sources.ts';
import { conditions } from '../../styles/media.ts';

/**
 * The hero's two pictures. Each covers a box as wide as the page and from 700 px to 60rem high, so
 * `sizes` is the larger of the box's width and the width that follows from its height.
 */
export function heroSources({ hero }: Home) {
  return {
    wide: {
      name: hero.wide,
      use: 'wide',
      sizes: 'max(100vw, 1245px, min(177.7vh, 106.6rem))',
    },
    tall: {
      name: hero.tall,
      use: 'tall',
      media: conditions.portrait,
      sizes: 'max(100vw, 467px, min(66.6vh, 40rem))',
    },
  } as const satisfies Record<string, PictureSource>;
}
