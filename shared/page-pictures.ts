import { textPages } from './copy/text-pages.ts';
import type { PictureName } from './pictures.ts';
import { isTextPage, type RouteName, routes } from './routes.ts';
import { services } from './services.ts';
import { picturesIn } from './text-blocks.ts';

/** The pictures that a page shows, for preloads and the sitemap. The first is on its first screen. */
export function picturesOn(name: RouteName): readonly PictureName[] {
  if (isTextPage(name)) {
    const { pictures, text } = textPages[name];
    return [...pictures, ...picturesIn(text)];
  }
  const ofServices = services.map(({ picture }) => picture);
  const { layout } = routes[name];
  return layout === 'home'
    ? ['hero', ...ofServices]
    : [...ofServices, ...services.flatMap(({ text }) => picturesIn(text))];
}

/** The picture that social networks show beside a link to a page. */
export function sharingPictureOf(name: RouteName): PictureName {
  return routes[name].sharingPicture ?? picturesOn(name)[0] ?? 'hero';
}
