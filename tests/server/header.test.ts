import { expect, test } from 'vitest';
import { headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName } from '#shared/site.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import { routePaths } from '../support/every-page.ts';
import { fetchedPage, fetchedPages } from '../support/fetched-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';

const headers = [...fetchedPages].map(([path, page]) => [path, find(page, 'header')] as const);

const labels = (names: readonly RouteName[]) => names.map((name) => routes[name].label);
const paths = (names: readonly RouteName[]) => names.map((name) => routes[name].path);

const addressesInOrder = [
  ...paths(headerLinks.beforeServices),
  ...services.map(pathToService),
  ...paths(headerLinks.afterServices),
];

test.each(headers)('on %s the logo, with its name, leads home', (_path, header) => {
  const logo = find(header, 'a:has(img)');
  expect(logo.getAttribute('href')).toBe(routes.home.path);
  expect(logo.getAttribute('translate')).toBe('no');
  expect(valuesOf(logo, 'img', 'alt')).toEqual([businessName]);
});

test.each(headers)('on %s the bar lists its links and the drop-down in order', (_path, header) => {
  const bar = find(header, 'nav > ul');
  expect(textsOf(bar, ':scope > li > a, :scope > li > button')).toEqual([
    ...labels(headerLinks.beforeServices),
    headerWords.dropDown,
    ...labels(headerLinks.afterServices),
  ]);
  expect(valuesOf(bar, 'a', 'href')).toEqual(addressesInOrder);
});

test.each(headers)('on %s the drop-down has each service with its sentence', (_path, header) => {
  const links = find(header, 'nav > ul > li:has(button)').querySelectorAll('a');
  expect(links.map((link) => link.childNodes.map(({ text }) => text))).toEqual(
    services.map(({ title, menuSentence }) => [title, menuSentence]),
  );
});

test('the drop-down is served closed and its button names the list that it opens', () => {
  const dropDown = find(fetchedPage('/'), 'header nav > ul > li:has(button)');
  const button = find(dropDown, 'button');
  expect(button.getAttribute('type')).toBe('button');
  // CSS opens it before hydration, which the attribute could not tell.
  expect(button.getAttribute('aria-expanded')).toBeUndefined();
  expect(find(dropDown, 'ul').id).toBe(button.getAttribute('aria-controls'));
});

test.each(headers)('on %s the small-screen panel has the same links in order', (_path, header) => {
  const panel = find(header, '[popover]');
  expect(textsOf(panel, 'a, h2')).toEqual([
    ...labels(headerLinks.beforeServices),
    headerWords.panelHeading,
    ...services.map(({ title }) => title),
    ...labels(headerLinks.afterServices),
  ]);
  expect(valuesOf(panel, 'a', 'href')).toEqual(addressesInOrder);
});

test('the menu button opens the small-screen panel also without scripts', () => {
  const header = find(fetchedPage('/'), 'header');
  const button = find(header, 'button[popovertarget]');
  expect(textOf(button)).toBe(headerWords.menu);
  expect(find(header, '[popover]').id).toBe(button.getAttribute('popovertarget'));
});

test.each(routePaths)('on %s its own links, and no others, are marked as current', (path) => {
  const page = fetchedPage(path);
  const linksTo = page.querySelectorAll(
    `header a[href="${path}"]:not(:has(img)), footer a[href="${path}"]`,
  );
  expect(linksTo.length).toBeGreaterThan(0);
  for (const link of linksTo) expect(link.getAttribute('aria-current')).toBe('page');
  expect(page.querySelectorAll('a[aria-current=page]')).toHaveLength(linksTo.length);
});

test.each(routePaths)('on %s the drop-down is marked as current only among services', (path) => {
  const button = find(fetchedPage(path), 'header nav > ul > li > button');
  const isCurrent = button.getAttribute('aria-current') === 'true';
  expect(isCurrent).toBe(path === routes.services.path);
});
