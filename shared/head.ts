import type { Page } from './content-types.ts';
import type { Deployment } from './contracts.ts';
import { notFoundPath } from './routes.ts';

/** A tag in the head that differs from page to page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Returns the head tags of a page, except for the title, that both the server and the browser write. */
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
