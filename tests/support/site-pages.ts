import type { Locator, Page } from '@playwright/test';
import { notFoundCopy } from '#shared/copy/error-pages.ts';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { isTextPage, type OwnLayout, type RouteName, routeNames, routes } from '#shared/routes.ts';
import { taglines } from '#shared/site.ts';

/** A path that has no page. */
export const unknownPath = '/no-such-page';

const headingsOfLayouts: Readonly<Record<OwnLayout, string>> = {
  home: taglines.hero,
  services: servicesPageCopy.heading,
};

function headingOf(name: RouteName): string {
  return isTextPage(name) ? textPages[name].heading : headingsOfLayouts[routes[name].layout];
}

/** The headings of all pages, by name. */
export const headings = Object.fromEntries(
  routeNames.map((name) => [name, headingOf(name)]),
) as Record<RouteName, string>;

/** Every page with its name, and the 404 page. */
export const everyPage: readonly { name: string; path: string; heading: string }[] = [
  ...routeNames.map((name) => ({ name, path: routes[name].path, heading: headings[name] })),
  { name: 'the 404 page', path: unknownPath, heading: notFoundCopy.heading },
];

/** The heading of a page, which has focus after a navigation. */
export function pageHeading(page: Page, name: RouteName): Locator {
  return page.getByRole('heading', { level: 1, name: headings[name] });
}

/** The footer's link to a page. */
export function footerLink(page: Page, name: RouteName): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: routes[name].label, exact: true });
}
