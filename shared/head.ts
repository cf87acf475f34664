import { pictures } from './pictures.ts';
import { type RouteName, routes } from './routes.ts';
import { businessName } from './site.ts';
import { structuredDataOf } from './structured-data.ts';
import { notFoundWords } from './words/error-pages.ts';

/** A tag of a page's head that changes with the page. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** What stands between the tags of a script. */
  text?: string;
}

export interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** Where the site is, as far as its pages say so. */
export interface SiteAddress {
  /** The origin that visitors see. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
  /** The absolute address of the picture that stands for a route where it is shared. */
  sharingPictureOf: (route: RouteName) => string;
}

/** The size of every sharing picture, in pixels: what networks ask for. */
export const sharingPictureSize = { width: 1200, height: 630 };

/**
 * What a page says of itself in its head, the same when it is loaded and when it is navigated to.
 * `route` is null for the 404 page.
 */
export function headOf(route: RouteName | null, site: SiteAddress): Head {
  if (route === null) {
    const { title, description } = notFoundWords;
    return { title, tags: [meta('description', description), meta('robots', 'noindex')] };
  }
  const { title, description, path, sharingPicture } = routes[route];
  const address = site.siteUrl + path;
  const picture = site.sharingPictureOf(route);
  const { alt } = pictures[sharingPicture];
  return {
    title,
    tags: [
      meta('description', description),
      meta(
        'robots',
        site.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow',
      ),
      { name: 'link', attributes: { rel: 'canonical', href: address } },
      property('og:type', 'website'),
      property('og:site_name', businessName),
      property('og:title', title),
      property('og:description', description),
      property('og:url', address),
      property('og:image', picture),
      property('og:image:width', String(sharingPictureSize.width)),
      property('og:image:height', String(sharingPictureSize.height)),
      property('og:image:alt', alt),
      meta('twitter:card', 'summary_large_image'),
      meta('twitter:title', title),
      meta('twitter:description', description),
      meta('twitter:image', picture),
      meta('twitter:image:alt', alt),
      {
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(structuredDataOf(route, site.siteUrl)).replaceAll('<', '\\u003c'),
      },
    ],
  };
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}
