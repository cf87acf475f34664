import type { Locator, Page } from '@playwright/test';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { taglines } from '#shared/site.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/** An address that has no page. */
export const unknownPath = '/no-such-page';

function headingOf(name: RouteName): string {
  if (name === 'home') return taglines.hero;
  if (name === 'services') return servicesPageWords.heading;
  return placeholderPages[name].heading;
}

/** The headings of all pages, by name. */
export const headings = Object.fromEntries(
  routeNames.map((name) => [name, headingOf(name)]),
) as Record<RouteName, string>;

/** Every page with its name, and the 404 page. */
export const everyPage: readonly { name: string; path: string; heading: string }[] = [
  ...routeNames.map((name) => ({ name, path: routes[name].path, heading: headings[name] })),
  { name: 'the 404 page', path: unknownPath, heading: notFoundWords.heading },
];

/** The heading of a page, which has focus after a navigation. */
export function pageHeading(page: Page, name: RouteName): Locator {
  return page.getByRole('heading', { level: 1, name: headings[name] });
}

/** The footer's link to a page. */
export function footerLink(page: Page, name: RouteName): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: routes[name].label, exact: true });
}
