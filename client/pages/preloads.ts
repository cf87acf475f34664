import type { RouteName } from '#shared/routes.ts';
import { heroPreloads } from './home/hero-picture.ts';

export interface PreloadOptions {
  /** Where hashed files are, as in `SiteConfig`. */
  assetBase: string;
  /** The address of the italic font file. */
  italicFont: string;
}

/**
 * The attributes of the `<link>`s that preload what a page's first screen needs beside what all pages
 * need: the hero's picture on the home page, the italic font on the others. Null is the 404 page.
 */
export function preloadsOf(
  route: RouteName | null,
  { assetBase, italicFont }: PreloadOptions,
): Record<string, string>[] {
  if (route === 'home') return heroPreloads(assetBase);
  return [{ rel: 'preload', as: 'font', type: 'font/woff2', href: italicFont, crossorigin: '' }];
}
