import { contactAnchor } from './document-contract.ts';
import type { PictureName } from './pictures.ts';
import { businessName, shortBusinessName } from './site.ts';

/** The layouts of which each is for one page. */
export type OwnLayout = 'home' | 'services';

/** A page of the site. */
export interface Route {
  path: string;
  /** Shown in the browser's tab and as the headline of search results, which cut it near 60 characters. */
  title: string;
  /** Shown under the title in search results; at most 160 characters. */
  description: string;
  /** The text of links to the page. */
  label: string;
  /** Where the header links to the page: before or after the drop-down of the services, or not at all. */
  header: 'before services' | 'after services' | 'none';
  isInFooter: boolean;
  /** 'text' takes its content from `copy/text-pages.ts`. */
  layout: OwnLayout | 'text';
  /** The picture that social networks show beside a link to the page, unless it is the page's first. */
  sharingPicture?: PictureName;
}

/** Every page of the site, in the order in which header and footer list them. */
const table = {
  home: {
    path: '/',
    title: `Wedding & Event Styling | ${businessName}`,
    description: `${businessName} styles weddings, corporate events, store interiors and storefronts. See our services and get in touch.`,
    label: 'Home',
    header: 'before services',
    isInFooter: true,
    layout: 'home',
  },
  ourStory: {
    path: '/our-story',
    title: `Our Story | ${businessName}`,
    description: `The story behind ${businessName}: how we approach a wedding, a corporate event or a shopfront, and how we style each one.`,
    label: 'Our Story',
    header: 'before services',
    isInFooter: true,
    layout: 'text',
  },
  services: {
    path: '/services',
    title: `Services | ${shortBusinessName}`,
    description: `Wedding styling and decor, corporate events styling, and store interior and storefront decor: what ${businessName} can do for you.`,
    label: 'Services',
    header: 'none',
    isInFooter: true,
    layout: 'services',
    sharingPicture: 'corporate-events',
  },
  gallery: {
    path: '/gallery',
    title: `Gallery | ${businessName}`,
    description: `Weddings, corporate events and shopfronts styled by ${businessName} with flowers, linen and light. The gallery is coming soon.`,
    label: 'Gallery',
    header: 'after services',
    isInFooter: true,
    layout: 'text',
  },
  partners: {
    path: '/partners',
    title: `Partners | ${shortBusinessName}`,
    description: `The people ${businessName} works with, and how to become one of its partners.`,
    label: 'Partners',
    header: 'after services',
    isInFooter: true,
    layout: 'text',
  },
  getInTouch: {
    path: '/get-in-touch',
    title: `Get in Touch | ${businessName}`,
    description: `Get in touch with ${businessName} about your wedding, your corporate event, or your shop's interior and storefront.`,
    label: 'Get in Touch',
    header: 'after services',
    isInFooter: true,
    layout: 'text',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

/** The names of the pages whose layout is 'text'. */
export type TextPageName = {
  [Name in RouteName]: (typeof table)[Name]['layout'] extends 'text' ? Name : never;
}[RouteName];

/** Where a button may lead: to a page, or to the contact form on the home page. */
export type Destination = RouteName | 'contactForm';

/** The pages by name: router, links, status codes, titles, sitemap and tests all read this table. */
export const routes: {
  readonly [Name in RouteName]: Route & Pick<(typeof table)[Name], 'layout'>;
} = table;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** The header's links in order; the drop-down of the services stands between the two groups. */
export const headerLinks = {
  beforeServices: routeNames.filter((name) => routes[name].header === 'before services'),
  afterServices: routeNames.filter((name) => routes[name].header === 'after services'),
};

/** The footer's links in order. */
export const footerLinks = routeNames.filter((name) => routes[name].isInFooter);

const namesByPath: ReadonlyMap<string, RouteName> = new Map(
  routeNames.map((name) => [routes[name].path, name]),
);

/** The route whose path is exactly `pathname`, or null where there is no such page. */
export function routeAt(pathname: string): RouteName | null {
  return namesByPath.get(pathname) ?? null;
}

/** Whether `name` is that of a page or of the contact form. */
export function isDestination(name: string): name is Destination {
  return name === 'contactForm' || Object.hasOwn(table, name);
}

/** Whether a page takes its content from `copy/text-pages.ts`. */
export function isTextPage(name: RouteName): name is TextPageName {
  return routes[name].layout === 'text';
}

/** The address of a page, or of the contact form; `anchor` is that of a section of the page. */
export function pathTo(destination: Destination, anchor?: string): string {
  if (destination === 'contactForm') return pathTo('home', contactAnchor);
  const { path } = routes[destination];
  return anchor === undefined ? path : `${path}#${anchor}`;
}
