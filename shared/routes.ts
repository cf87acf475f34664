import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import { contactAnchor } from './contracts.ts';

const { aliases, pages, notFound, services, site } = content;

const pagesByPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The page whose path is exactly `path`, or the 404 page. */
export function pageAt(path: string): Page {
  return pagesByPath.get(path) ?? notFound;
}

/** The path of the page that `path` leads to, which may be an old one of it; null where there is none. */
export function currentPath(path: string): string | null {
  if (pagesByPath.has(path)) return path;
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? null) : null;
}

/** Whether `to`, a path with or without an anchor, leads to a page of the site. */
export function leadsToPage(to: string): boolean {
  return pagesByPath.has(to.replace(/#.*/, ''));
}

/** The header's pages in order, and null where the drop-down of the services stands. */
export const headerPages = site.header
  .filter((entry) => entry !== 'drop-down' || services.length > 0)
  .map((entry) => (entry === 'drop-down' ? null : pageAt(entry)));

/** The footer's pages in order. */
export const footerPages = site.footer.map(pageAt);

export const homePath = '/';

/** The path of the contact form, with its anchor. */
export const contactFormPath = `${homePath}#${contactAnchor}`;
