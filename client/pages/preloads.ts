import type { RouteName } from '#shared/routes.ts';
import { heroPreloads } from './home/hero-picture.ts';

/**
 * The attributes of the `<link>`s that preload what a page's first screen needs beside what all pages
 * need: the hero's picture on the home page, the italic font on the others. A null `route` is the 404
 * page, `assetBase` is that of `SiteConfig`, and `italicFont` is the address of the font file.
 */
export function preloadsOf(
  route: RouteName | null,
  assetBase: string,
  italicFont: string,
): Record<string, string>[] {
  if (route === 'home') return heroPreloads(assetBase);
  return [{ rel: 'preload', as: 'font', type: 'font/woff2', href: italicFont, crossorigin: '' }];
}
