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

const dropDown = 'drop-down';

const [beforeServices, afterServices] = splitAt(site.header, dropDown);

/** The header's pages in order; the drop-down of the services stands between the two groups. */
export const headerPages = {
  beforeServices: beforeServices.map(pageAt),
  afterServices: afterServices.map(pageAt),
  hasDropDown: site.header.includes(dropDown) && services.length > 0,
};

/** The footer's pages in order. */
export const footerPages = site.footer.map(pageAt);

export const homePath = '/';

/** The path of the contact form, with its anchor. */
export const contactFormPath = `${homePath}#${contactAnchor}`;

/** The entries before and after `divider`; all are before it where it is missing. */
function splitAt(entries: readonly string[], divider: string) {
  const index = entries.indexOf(divider);
  return index === -1
    ? ([entries, []] as const)
    : ([entries.slice(0, index), entries.slice(index + 1)] as const);
}
