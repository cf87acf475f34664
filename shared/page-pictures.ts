import type { PictureName } from './pictures.ts';
import type { RouteName } from './routes.ts';

/** The pictures that stand on each page, the one that stands for it first. */
export const pagePictures = {
  home: ['hero', 'wedding-styling', 'corporate-events', 'store-decor'],
  ourStory: ['our-story'],
  services: ['wedding-styling', 'corporate-events', 'store-decor'],
  gallery: ['gallery'],
  partners: ['partners'],
  getInTouch: ['letter'],
} as const satisfies Record<RouteName, readonly PictureName[]>;
