import type { Page } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import { notFoundPath } from '#shared/routes.ts';

/** A tag in the head that differs from page to page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Returns a page's description, its robots tag and its canonical link. */
export function headTagsOf(page: Page, { siteUrl, isIndexed }: Deployment): readonly HeadTag[] {
  const description = metaTag('description', page.description);
  if (page.path === notFoundPath) return [description, metaTag('robots', 'noindex')];
  const robots = isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow';
  const tags = [description, metaTag('robots', robots)];
  if (!siteUrl) return tags;
  return [...tags, { name: 'link', attributes: { rel: 'canonical', href: siteUrl + page.path } }];
}

/** Returns a `<meta>` tag. Open Graph tags have the attribute `property` instead of `name`. */
export function metaTag(name: string, content: string): HeadTag {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return { name: 'meta', attributes: { [key]: name, content } };
}
