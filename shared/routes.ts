import { contactAnchor } from './attributes.ts';
import type { Page, WrittenContent } from './content-types.ts';

export const homePath = '/';

/** The path of the 404 page's content. No link leads to this path. */
export const notFoundPath = '/404';

/** The path of the contact form, including its anchor. */
export const contactFormPath = `${homePath}#${contactAnchor}`;

/** Returns the page whose path is exactly `path`, or the 404 page if there is none. */
export function pageAt({ pages, notFound }: WrittenContent, path: string): Page {
  return pages.find((page) => page.path === path) ?? notFound;
}

/** Whether `to`, a path with or without an anchor, leads to a page of the site. The 404 page does not count. */
export function leadsToPage({ pages }: WrittenContent, to: string): boolean {
  return pages.some(({ path }) => path === to.replace(/#.*/, ''));
}

/** Returns the current path of a page by its current path or one of its old paths, or null if there is no such page. */
export function currentPath({ pages, aliases }: WrittenContent, path: string): string | null {
  if (pages.some((page) => page.path === path)) return path;
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? null) : null;
}

/** Returns the header's pages in order, with null at the position of the services drop-down. */
export function headerPages(content: WrittenContent): (Page | null)[] {
  return content.site.header
    .filter((entry) => entry !== 'drop-down' || content.services.length > 0)
    .map((entry) => (entry === 'drop-down' ? null : pageAt(content, entry)));
}

/** Returns the footer's pages in order. */
export function footerPages(content: WrittenContent): Page[] {
  return content.site.footer.map((path) => pageAt(content, path));
}
