import { expect, test } from 'vitest';
import { footerCopy, headerCopy } from '#shared/copy/header-and-footer.ts';
import { footerLinks, headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName, socialProfiles, taglines } from '#shared/site.ts';
import { configAttribute } from '#shared/site-config.ts';
import { fetchedPage, fetchedPages } from '../support/fetched-pages.ts';
import { find, routePaths, textsOf, valuesOf } from '../support/page.ts';

const labels = (names: readonly RouteName[]) => names.map((name) => routes[name].label);
const paths = (names: readonly RouteName[]) => names.map((name) => routes[name].path);

const { beforeServices, afterServices } = headerLinks;
const addressesInOrder = [
  ...paths(beforeServices),
  ...services.map(pathToService),
  ...paths(afterServices),
];

test.each(fetchedPages)('the header of %s has its logo, which leads home', (_path, page) => {
  const logo = find(page, 'header a:has(img)');
  expect(logo.getAttribute('href')).toBe(routes.home.path);
  expect(logo.getAttribute('translate')).toBe('no');
  expect(valuesOf(logo, 'img', 'alt')).toEqual([businessName]);
});

test.each(fetchedPages)('navigation and mobile menu of %s have the same links', (_path, page) => {
  const bar = find(page, 'header nav > ul');
  expect(textsOf(bar, ':scope > li > a, :scope > li > button')).toEqual([
    ...labels(beforeServices),
    headerCopy.dropDown,
    ...labels(afterServices),
  ]);
  expect(valuesOf(bar, 'a', 'href')).toEqual(addressesInOrder);
  const entries = find(bar, 'li:has(button)').querySelectorAll('a');
  expect(entries.map((link) => link.childNodes.map(({ text }) => text))).toEqual(
    services.map(({ title, menuSentence }) => [title, menuSentence]),
  );
  const panel = find(page, 'header div[popover]');
  expect(textsOf(panel, 'a, h2')).toEqual([
    ...labels(beforeServices),
    headerCopy.mobileMenuHeading,
    ...services.map(({ title }) => title),
    ...labels(afterServices),
  ]);
  expect(valuesOf(panel, 'a', 'href')).toEqual(addressesInOrder);
});

test.each(routePaths)('on %s its own links, and no others, are current', (path) => {
  const page = fetchedPage(path);
  const linksTo = page.querySelectorAll(
    `header a[href="${path}"]:not(:has(img)), footer a[href="${path}"]`,
  );
  expect(linksTo.length).toBeGreaterThan(0);
  for (const link of linksTo) expect(link.getAttribute('aria-current')).toBe('page');
  expect(page.querySelectorAll('a[aria-current=page]')).toHaveLength(linksTo.length);
  const dropDown = find(page, 'header nav > ul > li > button');
  const isService = path === routes.services.path;
  expect(dropDown.getAttribute('aria-current')).toBe(isService ? 'true' : undefined);
});

test.each(fetchedPages)('the footer of %s has its logo, links, tagline and year', (_path, page) => {
  const footer = find(page, 'footer');
  expect(valuesOf(footer, 'img', 'alt')).toEqual([businessName]);
  expect(textsOf(footer, 'nav a')).toEqual(labels(footerLinks));
  expect(valuesOf(footer, 'nav a', 'href')).toEqual(paths(footerLinks));
  const profiles = textsOf(footer, `[aria-label="${footerCopy.socialsLabel}"] a`);
  expect(profiles).toEqual(socialProfiles.map(({ name }) => name));
  const year = new Date().getFullYear();
  expect(textsOf(footer, 'p')).toEqual([
    taglines.footer,
    `© ${year} ${businessName}. ${footerCopy.rights}`,
  ]);
  expect(textsOf(footer, '[translate=no]')).toEqual([businessName]);
  // The browser renders with the server's year.
  const config = JSON.parse(valuesOf(page, '#root', configAttribute).join());
  expect(config).toMatchObject({ year });
});
