import { afterEach, expect, test, vi } from 'vitest';
import { footerLinks, headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName, socialProfiles, taglines } from '#shared/site.ts';
import { footerWords, headerWords } from '#shared/words/header-and-footer.ts';
import { fetchedPage, fetchedPages } from '../support/fetched-pages.ts';
import { fetchPage, find, routePaths, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const headers = fetchedPages.map(([path, page]) => [path, find(page, 'header')] as const);
const footers = fetchedPages.map(([path, page]) => [path, find(page, 'footer')] as const);

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

test('the drop-down is served closed; each button names what it opens, also without scripts', () => {
  const header = find(fetchedPage('/'), 'header');
  const dropDown = find(header, 'nav > ul > li:has(button)');
  const button = find(dropDown, 'button');
  expect(button.getAttribute('type')).toBe('button');
  // CSS opens it before hydration, which the attribute could not tell.
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  expect(find(dropDown, 'ul').id).toBe(button.getAttribute('aria-controls'));
  const menu = find(header, 'button[popovertarget]');
  expect(textOf(menu)).toBe(headerWords.menu);
  expect(find(header, '[popover]').id).toBe(menu.getAttribute('popovertarget'));
});

test.each(routePaths)('on %s its own links, and no others, are marked as current', (path) => {
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

test.each(footers)('on %s the footer has the logo, the tagline and its links', (_path, footer) => {
  expect(valuesOf(footer, 'img', 'alt')).toEqual([businessName]);
  expect(textsOf(footer, 'p')).toContain(taglines.footer);
  expect(textsOf(footer, 'nav a')).toEqual(labels(footerLinks));
  expect(valuesOf(footer, 'nav a', 'href')).toEqual(paths(footerLinks));
  expect(textsOf(footer, '[translate=no]')).toEqual([businessName]);
});

test.each(footers)('on %s social networks without an address are placeholders', (_, footer) => {
  const links = find(footer, `[aria-label="${footerWords.socialsLabel}"]`).querySelectorAll('a');
  const found = links.map((link) => ({ name: textOf(link), ...link.attributes }));
  expect(found).toMatchObject(
    socialProfiles.map(({ name, href }) =>
      href ? { name, href } : { name, role: 'link', 'aria-disabled': 'true' },
    ),
  );
  expect(found.map((link) => 'href' in link)).toEqual(
    socialProfiles.map(({ href }) => href !== ''),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test('the copyright line has the current year, also after the turn of the year', async () => {
  const { app } = createTestApp();
  for (const [year, day] of [
    [2031, new Date(2031, 11, 31, 12)],
    [2032, new Date(2032, 0, 1, 12)],
  ] as const) {
    vi.setSystemTime(day);
    const page = await fetchPage(app, '/');
    const line = `© ${year} ${businessName}. ${footerWords.rights}`;
    expect(textsOf(find(page, 'footer'), 'p')).toContain(line);
    // The browser renders with the server's year.
    expect(valuesOf(page, '#root', 'data-year')).toEqual([String(year)]);
  }
});
