import { pictureNamed } from '#client/entry/server.ts';
import type { Content, Page } from '#shared/content-types.ts';
import { type Assets, type Deployment, sharingPictureSize } from '#shared/contracts.ts';
import { metaTag } from './head-tags.ts';

/**
 * Returns the tags from which social networks show a link to a page: Open Graph, and X's own tags for data that X does
 * not read from Open Graph.
 */
export function sharingTags(
  content: Content,
  { sharing }: Assets,
  page: Page,
  { assetBase, siteUrl }: Deployment,
): string[] {
  const { title, description, path } = page;
  const { language, region } = new Intl.Locale(content.site.language);
  const { alt } = pictureNamed(content, page.sharing);
  const tags = {
    'og:type': 'website',
    'og:site_name': content.site.name,
    'og:title': title,
    'og:description': description,
    ...(region && { 'og:locale': `${language}_${region}` }),
    ...(siteUrl && { 'og:url': siteUrl + path }),
    // Crawlers accept only absolute URLs, so the picture is left out if its origin is unknown.
    ...((siteUrl || !assetBase.startsWith('/')) && {
      'og:image': new URL(assetBase + sharing[path], siteUrl || undefined).href,
      'og:image:width': String(sharingPictureSize.width),
      'og:image:height': String(sharingPictureSize.height),
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': alt,
    }),
  };
  return Object.entries(tags).map(([name, text]) => metaTag(name, text));
}
