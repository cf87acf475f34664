import { expect, test } from 'vitest';
import { contactDetails } from '#shared/contact-details.ts';
import { routeAt } from '#shared/routes.ts';
import { socialProfiles } from '#shared/site.ts';
import { everyPath, routePaths } from '../support/every-page.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { find, textOf, valuesOf } from '../support/page.ts';

/** Where links may lead outside of the site: where the owner says. */
const outside = [...contactDetails, ...socialProfiles].map(({ href }) => href);

test.each(everyPath)('every link of %s leads to a page of the site, or where facts say', (path) => {
  const addresses = valuesOf(fetchedPage(path), 'a', 'href');
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses.filter((each) => !outside.includes(each))) {
    const { origin, pathname } = new URL(address, `https://site.example${path}`);
    expect(origin).toBe('https://site.example');
    if (!address.startsWith('#')) expect(routeAt(pathname), address).not.toBeNull();
  }
});

test.each(everyPath)('every anchor that %s leads to is on the page that it names', (path) => {
  const page = fetchedPage(path);
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  const anchored = addresses.filter((each) => /^[/#]/.test(each) && each.includes('#'));
  expect(anchored.length).toBeGreaterThan(3);
  for (const address of anchored) {
    const [target = '', anchor] = address.split('#');
    const found = fetchedPage(target || path).querySelectorAll(`[id="${anchor}"]`);
    expect(found, address).toHaveLength(1);
  }
});

test.each(everyPath)('every link of %s has words or a picture with words', (path) => {
  for (const link of fetchedPage(path).querySelectorAll('a')) {
    const pictured = valuesOf(link, 'img', 'alt').join(' ');
    expect(`${textOf(link)} ${pictured}`, link.outerHTML).toMatch(/\w/);
  }
});

test.each(everyPath)('%s starts with a link past the header to its content', (path) => {
  const page = fetchedPage(path);
  const [first = ''] = valuesOf(page, 'body a', 'href');
  expect(first).toMatch(/^#/);
  expect(find(page, first).tagName).toBe('MAIN');
});

test('each page is linked from every other', () => {
  for (const path of everyPath) {
    expect(valuesOf(fetchedPage(path), 'a', 'href')).toEqual(
      expect.arrayContaining([...routePaths]),
    );
  }
});
