import type { RouteName } from '#shared/routes.ts';
import { heroPreloads } from './home/hero-picture.ts';

export interface PreloadOptions {
  /** Where hashed files are, as in `SiteConfig`. */
  assetBase: string;
  /** The address of the italic face. */
  italicFont: string;
}

/**
 * The attributes of the `<link>`s that preload what the first screen of a page needs beside the other
 * two faces: the hero's picture, or the italic face, which the other pages use. Null is the 404 page.
 */
export function preloadsOf(
  route: RouteName | null,
  { assetBase, italicFont }: PreloadOptions,
): Record<string, string>[] {
  if (route === 'home') return heroPreloads(assetBase);
  return [{ rel: 'preload', as: 'font', type: 'font/woff2', href: italicFont, crossorigin: '' }];
}
