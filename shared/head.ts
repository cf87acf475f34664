import { notFoundRoute, type RouteName, routes } from './routes.ts';

/** A tag of a page's head that changes with the page. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

export interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/**
 * What a page says of itself in its head, the same when it is loaded and when it is navigated to.
 * `route` is null for the 404 page; `siteUrl` is the origin that canonical addresses stand on.
 */
export function headOf(route: RouteName | null, siteUrl: string): Head {
  const { title, description } = route === null ? notFoundRoute : routes[route];
  return {
    title,
    tags: [
      meta('description', description),
      route === null ? meta('robots', 'noindex') : link('canonical', siteUrl + routes[route].path),
    ],
  };
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel, href } };
}
