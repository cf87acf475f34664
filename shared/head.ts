import { notFoundCopy } from './copy/error-pages.ts';
import { type RouteName, routes } from './routes.ts';
import type { SiteConfig } from './site-config.ts';

/** A tag of a page's head that changes with the page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** The part of the site's configuration that the tags depend on. */
type SiteAddress = Pick<SiteConfig, 'siteUrl' | 'isIndexed'>;

/**
 * Returns the title and the tags that a page has both when it is loaded and when it is navigated to.
 * `route` is null for the 404 page.
 */
export function headOf(route: RouteName | null, { siteUrl, isIndexed }: SiteAddress): Head {
  if (route === null) {
    const { title, description } = notFoundCopy;
    return { title, tags: [meta('description', description), meta('robots', 'noindex')] };
  }
  const { title, description, path } = routes[route];
  return {
    title,
    tags: [
      meta('description', description),
      meta('robots', isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow'),
      { name: 'link', attributes: { rel: 'canonical', href: siteUrl + path } },
    ],
  };
}

/** Returns a `<meta>` tag with a name. */
export function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}
