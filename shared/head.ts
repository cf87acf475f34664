import type { Page } from './content-types.ts';
import type { Deployment } from './contracts.ts';
import { notFoundPath } from './routes.ts';

/** A tag of a page's head that changes with the page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Returns the tags of a page's head, without the title, that server and browser both write. */
export function headTagsOf(page: Page, { siteUrl, isIndexed }: Deployment): readonly HeadTag[] {
  const description = meta('description', page.description);
  if (page.path === notFoundPath) return [description, meta('robots', 'noindex')];
  const robots = isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow';
  const tags = [description, meta('robots', robots)];
  if (!siteUrl) return tags;
  return [...tags, { name: 'link', attributes: { rel: 'canonical', href: siteUrl + page.path } }];
}

/** Returns a `<meta>` tag. A tag of Open Graph has the attribute `property` in place of `name`. */
export function meta(name: string, content: string): HeadTag {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return { name: 'meta', attributes: { [key]: name, content } };
}
