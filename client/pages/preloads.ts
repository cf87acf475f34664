import { type RouteName, routes } from '#shared/routes.ts';
import { preloadOf } from '../ui/picture-sources.ts';
import { heroPreloads } from './home/hero-picture.ts';
import { archSizes } from './picture-and-text.tsx';
import { servicePictureSizes } from './service-section.tsx';

/**
 * The attributes of the `<link>`s that preload what a page's first screen needs beside what all pages
 * need: the page's first picture, and the italic font, which the home page does not use at first.
 * Pictures are preloaded at the browser's own priority, so that fonts come first. A null `route` is the
 * 404 page, `assetBase` is that of `SiteConfig`, and `italicFont` is the address of the font file.
 */
export function preloadsOf(
  route: RouteName | null,
  assetBase: string,
  italicFont: string,
): Record<string, string>[] {
  if (route === 'home') return heroPreloads(assetBase);
  const name = route ? routes[route].pictures[0] : 'not-found';
  const sizes = route === 'services' ? servicePictureSizes : archSizes(name);
  return [
    preloadOf(assetBase, { name, sizes }),
    { rel: 'preload', as: 'font', type: 'font/woff2', href: italicFont, crossorigin: '' },
  ];
}
