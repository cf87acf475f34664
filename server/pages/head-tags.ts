import { pageTagAttribute } from '#shared/attributes.ts';
import type { Page } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import { notFoundPath } from '#shared/routes.ts';
import { openingTag } from './html.ts';

export function searchTags(page: Page, { siteUrl, isIndexed }: Deployment): string[] {
  const description = metaTag('description', page.description);
  if (page.path === notFoundPath) return [description, metaTag('robots', 'noindex')];
  const robots = isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow';
  const tags = [description, metaTag('robots', robots)];
  if (!siteUrl) return tags;
  return [...tags, pageTag('link', { rel: 'canonical', href: siteUrl + page.path })];
}

/** Returns a `<meta>` tag. Open Graph tags have the attribute `property` instead of `name`. */
export function metaTag(name: string, content: string): string {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return pageTag('meta', { [key]: name, content });
}

/** Returns the start tag of an element in the head, marked so that the browser removes it on a page change. */
export function pageTag(name: string, attributes: Readonly<Record<string, string>>): string {
  return openingTag(name, { ...attributes, [pageTagAttribute]: '' });
}
