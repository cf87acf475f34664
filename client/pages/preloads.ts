import { textPages } from '#shared/copy/text-pages.ts';
import { picturesOn } from '#shared/page-pictures.ts';
import type { PictureName } from '#shared/pictures.ts';
import { isTextPage, type RouteName, routes } from '#shared/routes.ts';
import { preloadOf } from '../ui/picture-sources.ts';
import { heroPreloads } from './home/hero-picture.ts';
import { archSizes } from './picture-and-text.tsx';
import { servicePictureSizes } from './service-section.tsx';

/**
 * The attributes of the `<link>`s that preload the picture on a page's first screen, at the browser's own
 * priority, so that fonts come first. A null `route` is the 404 page, `assetBase` is that of `SiteConfig`.
 */
export function preloadsOf(route: RouteName | null, assetBase: string): Record<string, string>[] {
  const layout = route && routes[route].layout;
  if (layout === 'home') return heroPreloads(assetBase);
  const name = firstPictureOf(route);
  const sizes = name && (layout === 'services' ? servicePictureSizes : archSizes(name));
  return sizes ? [preloadOf(assetBase, { name, sizes })] : [];
}

/** The picture on a page's first screen; those within a text are further down. */
function firstPictureOf(route: RouteName | null): PictureName | undefined {
  if (route === null) return 'not-found';
  return (isTextPage(route) ? textPages[route].pictures : picturesOn(route))[0];
}
