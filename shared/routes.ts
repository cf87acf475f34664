import { contactId } from './attributes.ts';
import type { Page, WrittenContent } from './content-types.ts';

export const homePath = '/';

/** The path of the 404 page in the content. No link leads there. */
export const notFoundPath = '/404';

export const contactFormPath = `${homePath}#${contactId}`;

/** Returns the page with this path, or the 404 page if there is none. */
export function pageAt({ pages, notFound }: WrittenContent, path: string): Page {
  return pages.find((page) => page.path === path) ?? notFound;
}

/** Whether the target of a link is a page of the site, with or without an anchor. */
export function leadsToPage({ pages }: WrittenContent, to: string): boolean {
  return pages.some(({ path }) => path === to.replace(/#.*/, ''));
}

/** Returns the header's pages in order, with null at the position of the services drop-down. */
export function headerPages(content: WrittenContent): (Page | null)[] {
  return content.site.header
    .filter((entry) => entry !== 'drop-down' || content.services.length > 0)
    .map((entry) => (entry === 'drop-down' ? null : pageAt(content, entry)));
}

export function footerPages(content: WrittenContent): Page[] {
  return content.site.footer.map((path) => pageAt(content, path));
}
