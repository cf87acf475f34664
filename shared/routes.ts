import { businessName, shortBusinessName } from './site.ts';

export interface Route {
  path: string;
  title: string;
  description: string;
}

/** Every page that exists: the router, links, status codes, titles and tests all read this table. */
export const routes = {
  home: {
    path: '/',
    title: `Wedding, Event & Shopfront Styling | ${businessName}`,
    description:
      'The Wedding & Events Designer styles weddings, corporate events, store interiors and storefronts. See our services and get in touch.',
  },
  ourStory: {
    path: '/our-story',
    title: `Our Story | ${businessName}`,
    description:
      'The story behind The Wedding & Events Designer: how we look at a room, a table or a shopfront, and how we style it.',
  },
  services: {
    path: '/services',
    title: `Services | ${shortBusinessName}`,
    description:
      'Wedding styling and decor, corporate events styling, and store interior and storefront decor by The Wedding & Events Designer.',
  },
  gallery: {
    path: '/gallery',
    title: `Gallery | ${businessName}`,
    description:
      'The gallery of The Wedding & Events Designer: weddings, corporate events and shopfronts, styled with flowers, linen and light.',
  },
  partners: {
    path: '/partners',
    title: `Partners | ${shortBusinessName}`,
    description:
      'The partners of The Wedding & Events Designer, and how to become one: for people whose work makes an occasion whole.',
  },
  getInTouch: {
    path: '/get-in-touch',
    title: `Get in Touch | ${businessName}`,
    description:
      'Get in touch with The Wedding & Events Designer about a wedding, a corporate event, or the interior and front of your shop.',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** What an unknown path is answered with; it has no path of its own and status 404. */
export const notFoundRoute = {
  title: `Page Not Found | ${shortBusinessName}`,
  description: 'There is no page at this address. Everything on the site can be reached from here.',
} as const;

const namesByPath: ReadonlyMap<string, RouteName> = new Map(
  routeNames.map((name) => [routes[name].path, name]),
);

/** The route whose path is exactly `pathname`, or null where there is no such page. */
export function routeAt(pathname: string): RouteName | null {
  return namesByPath.get(pathname) ?? null;
}

/** The address of a route, with the anchor of a section on it where one is given. */
export function pathTo(name: RouteName, anchor?: string): string {
  return anchor === undefined ? routes[name].path : `${routes[name].path}#${anchor}`;
}
