import { textPages } from './copy/text-pages.ts';
import type { PictureName } from './pictures.ts';
import { isTextPage, type OwnLayout, type RouteName, routes } from './routes.ts';
import { services } from './services.ts';
import { picturesIn } from './text-blocks.ts';

const ofServices = services.map(({ picture }) => picture);

/** The pictures of the pages that have a layout of their own. */
const ofLayouts: Readonly<Record<OwnLayout, readonly PictureName[]>> = {
  home: ['hero', ...ofServices],
  // Not read before the build has validated the texts.
  get services() {
    return [...ofServices, ...services.flatMap(({ text }) => picturesIn(text))];
  },
};

/** The pictures that a page shows, for preloads and the sitemap. */
export function picturesOn(name: RouteName): readonly PictureName[] {
  if (!isTextPage(name)) return ofLayouts[routes[name].layout];
  const { pictures, text } = textPages[name];
  return [...pictures, ...picturesIn(text)];
}

/** The picture that social networks show beside a link to a page. */
export function sharingPictureOf(name: RouteName): PictureName {
  return routes[name].sharingPicture ?? picturesOn(name)[0] ?? 'hero';
}
