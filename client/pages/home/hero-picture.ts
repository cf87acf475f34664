import type { Home } from '#data/content.json';
import type { PictureSource } from '../../pictures/picture-sources.ts';
import { conditions } from '../../styles/media.ts';

/**
 * The hero's two pictures. Each covers a box as wide as the page and as high as the hero, so `sizes` is the
 * larger of the box's width and the width that follows from its height.
 */
export function heroSources({ hero }: Home) {
  return {
    wide: { name: hero.wide, use: 'wide', sizes: 'max(100vw, 1245px, 177.7vh)' },
    tall: {
      name: hero.tall,
      use: 'tall',
      media: conditions.portrait,
      sizes: 'max(100vw, 467px, 66.6vh)',
    },
  } as const satisfies Record<string, PictureSource>;
}
