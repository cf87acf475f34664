import type { Content, Page } from '#shared/content-types.ts';
import { avifType, pictureNamed, sourceSet } from '../pictures/picture-sources.ts';
import { layouts } from './layouts.ts';

/**
 * The attributes of the `<link>`s that preload the pictures of a page's first screen, at the browser's own
 * priority, so that fonts come first. `assetBase` is that of `SiteConfig`.
 */
export function preloadsOf(content: Content, page: Page, assetBase: string) {
  return layouts[page.layout].firstPictures(content, page).map(({ name, media, sizes, crop }) => ({
    rel: 'preload',
    as: 'image',
    type: avifType,
    imagesrcset: sourceSet(assetBase, pictureNamed(content, name), crop),
    ...(sizes && { imagesizes: sizes }),
    ...(media && { media }),
  }));
}
