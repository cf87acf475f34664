import { expect, test } from 'vitest';
import { everyPath, routePaths } from '../support/every-page.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

/** What the specification has each page say. */
const promises: readonly [path: string, heading: string, sentence: RegExp][] = [
  ['/our-story', 'Our Story', /under construction/g],
  ['/gallery', 'Gallery', /gallery is coming soon/g],
  ['/partners', 'Partners', /under construction/g],
  ['/get-in-touch', 'Get in Touch', /contact form will be available soon/g],
];

test.each(promises)(
  '%s says in its first words what it is, once',
  async (path, heading, sentence) => {
    const main = find(await fetchPage(app, path), 'main');
    expect(textsOf(main, 'h1')).toEqual([heading]);
    expect(textOf(main).match(sentence)).toHaveLength(1);
    expect(textsOf(main, 'h1 + p').join()).toMatch(sentence);
  },
);

test.each(promises)('%s says more than that, and ends in two ways onward', async (path) => {
  const main = find(await fetchPage(app, path), 'main');
  expect(textsOf(main, 'p').length).toBeGreaterThanOrEqual(3);
  const onward = valuesOf(main, 'a', 'href');
  expect(onward).toHaveLength(2);
  expect(onward).not.toContain(path);
  expect(onward[0]).not.toBe(onward[1]);
});

test('the services page has a title and a section for each service', async () => {
  const main = find(await fetchPage(app, '/services'), 'main');
  expect(textsOf(main, 'h1')).toEqual(['Services']);
  expect(valuesOf(main, 'section', 'id')).toEqual([
    'wedding-styling',
    'corporate-events',
    'store-decor',
  ]);
  expect(textsOf(main, 'section[id] h2')).toEqual([
    'Wedding Styling & Decor',
    'Corporate Events Styling',
    'Store Interior & Storefront Decor',
  ]);
});

test.each(['wedding-styling', 'corporate-events', 'store-decor'])(
  'the section %s says that its content is coming soon, and shows a picture',
  async (anchor) => {
    const section = find(await fetchPage(app, '/services'), `section#${anchor}`);
    expect(textOf(section)).toMatch(/content is coming soon/i);
    expect(section.querySelectorAll('img')).toHaveLength(1);
  },
);

test('the get-in-touch page leads to the form on the home page', async () => {
  const main = find(await fetchPage(app, '/get-in-touch'), 'main');
  const [address = ''] = valuesOf(main, 'a[href*="#"]', 'href');
  const [path = '', anchor] = address.split('#');
  expect(path).toBe('/');
  expect(find(await fetchPage(app, path), `[id="${anchor}"]`).querySelector('form')).not.toBeNull();
});

test.each(everyPath)(
  '%s names no year, no sum and no address but those of the footer',
  async (path) => {
    const words = textOf(find(await fetchPage(app, path), 'main'));
    expect(words.length).toBeGreaterThan(100);
    expect(words).not.toMatch(/\b(19|20)\d\d\b|[$€£]|@|https?:|\+\d/);
  },
);

test('no two pages say the same', async () => {
  const texts = await Promise.all(
    routePaths.map(async (path) => textOf(find(await fetchPage(app, path), 'main'))),
  );
  expect(new Set(texts).size).toBe(6);
});
