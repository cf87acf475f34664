import type { Page } from './content-types.ts';
import type { Deployment } from './contracts.ts';
import { notFoundPath } from './routes.ts';

/** A tag of a page's head that changes with the page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Returns the tags that a page has, beside its title, both when it is loaded and when it is navigated to. */
export function headTagsOf(page: Page, { siteUrl, isIndexed }: Deployment): readonly HeadTag[] {
  const description = meta('description', page.description);
  if (page.path === notFoundPath) return [description, meta('robots', 'noindex')];
  const robots = isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow';
  const tags = [description, meta('robots', robots)];
  if (!siteUrl) return tags;
  return [...tags, { name: 'link', attributes: { rel: 'canonical', href: siteUrl + page.path } }];
}

/** Returns a `<meta>` tag; Open Graph calls a name a property. */
export function meta(name: string, content: string): HeadTag {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return { name: 'meta', attributes: { [key]: name, content } };
}
