import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { routeAt } from '#shared/routes.ts';
import { everyPath, routePaths } from '../support/every-page.ts';
import { fetchPage, find, textOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

const pages = new Map<string, HTMLElement>();
for (const path of everyPath) pages.set(path, await fetchPage(app, path));

const pageAt = (path: string): HTMLElement => {
  const page = pages.get(path);
  if (!page) throw new Error(`No page was fetched from ${path}.`);
  return page;
};

test.each(everyPath)('every link of %s leads to a page of the site', (path) => {
  const addresses = valuesOf(pageAt(path), 'a', 'href');
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, `https://site.example${path}`);
    expect(origin).toBe('https://site.example');
    if (!address.startsWith('#')) expect(routeAt(pathname), address).not.toBeNull();
  }
});

test.each(everyPath)('every anchor that %s leads to is on the page that it names', (path) => {
  const page = pageAt(path);
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  const anchored = addresses.filter((address) => address.includes('#'));
  expect(anchored.length).toBeGreaterThan(3);
  for (const address of anchored) {
    const [target = '', anchor] = address.split('#');
    const found = pageAt(target || path).querySelectorAll(`[id="${anchor}"]`);
    expect(found, address).toHaveLength(1);
  }
});

test.each(everyPath)('every link of %s has words or a picture with words', (path) => {
  for (const link of pageAt(path).querySelectorAll('a')) {
    const pictured = valuesOf(link, 'img', 'alt').join(' ');
    expect(`${textOf(link)} ${pictured}`, link.outerHTML).toMatch(/\w/);
  }
});

test.each(everyPath)('%s starts with a link past the header to its content', (path) => {
  const page = pageAt(path);
  const [first = ''] = valuesOf(page, 'body a', 'href');
  expect(first).toMatch(/^#/);
  expect(find(page, first).tagName).toBe('MAIN');
});

test('each of the six pages is linked from every other', () => {
  for (const path of everyPath) {
    expect(valuesOf(pageAt(path), 'a', 'href')).toEqual(expect.arrayContaining([...routePaths]));
  }
});
