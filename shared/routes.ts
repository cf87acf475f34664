import { contactAnchor } from './attributes.ts';
import type { Page, WrittenContent } from './content-types.ts';

export const homePath = '/';

/** The path of the 404 page. No link leads to this path. */
export const notFoundPath = '/404';

/** The path of the contact form, with its anchor. */
export const contactFormPath = `${homePath}#${contactAnchor}`;

/** The page whose path is exactly `path`, or the 404 page. */
export function pageAt({ pages, notFound }: WrittenContent, path: string): Page {
  return pages.find((page) => page.path === path) ?? notFound;
}

/** Whether `to`, a path with or without an anchor, leads to a page of the site. */
export function leadsToPage({ pages }: WrittenContent, to: string): boolean {
  return pages.some(({ path }) => path === to.replace(/#.*/, ''));
}

/** The current path of the page at `path`, which may be an old path of that page. Null if there is no such page. */
export function currentPath({ pages, aliases }: WrittenContent, path: string): string | null {
  if (pages.some((page) => page.path === path)) return path;
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? null) : null;
}

/** The header's pages in order. Null stands at the place of the drop-down with the services. */
export function headerPages(content: WrittenContent): (Page | null)[] {
  return content.site.header
    .filter((entry) => entry !== 'drop-down' || content.services.length > 0)
    .map((entry) => (entry === 'drop-down' ? null : pageAt(content, entry)));
}

/** The footer's pages in order. */
export function footerPages(content: WrittenContent): Page[] {
  return content.site.footer.map((path) => pageAt(content, path));
}
