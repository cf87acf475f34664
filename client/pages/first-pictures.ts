import { pagePictures } from '#shared/page-pictures.ts';
import type { RouteName } from '#shared/routes.ts';
import { conditions } from '../styles/media.ts';
import type { PictureSource } from '../ui/picture-sources.ts';
import { heroPicture } from './home/hero-picture.ts';

/** How wide pictures are laid out, in the syntax of `<img sizes>`. */
export const pictureSizes = {
  chapter: `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 42vw, 22rem`,
  service: `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 45vw, 90vw`,
} as const;

/** The picture that each page opens with, for each kind of screen: the first whose condition holds. */
export const firstPictures = {
  home: [heroPicture.upright, heroPicture.wide],
  ourStory: [{ name: pagePictures.ourStory[0], sizes: pictureSizes.chapter }],
  services: [{ name: pagePictures.services[0], sizes: pictureSizes.service }],
  gallery: [{ name: pagePictures.gallery[0], sizes: pictureSizes.chapter }],
  partners: [{ name: pagePictures.partners[0], sizes: pictureSizes.chapter }],
  getInTouch: [{ name: pagePictures.getInTouch[0], sizes: pictureSizes.chapter }],
} as const satisfies Record<RouteName, readonly PictureSource[]>;
