import type { Content, Page } from '#shared/content-types.ts';
import { preloadOf } from '../pictures/picture-sources.ts';
import { layouts } from './layouts.ts';

/**
 * The attributes of the `<link>`s that preload the pictures of a page's first screen, at the browser's own
 * priority, so that fonts come first. `assetBase` is that of `SiteConfig`.
 */
export function preloadsOf(
  content: Content,
  page: Page,
  assetBase: string,
): Record<string, string>[] {
  const sources = layouts[page.layout].firstPictures(page, content);
  return sources.map((source) => preloadOf(assetBase, content, source));
}
