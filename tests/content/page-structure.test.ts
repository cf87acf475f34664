import { existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { headingCharacters } from '#scripts/media/fonts.ts';
import { contactDetails } from '#shared/contact-details.ts';
import { routeAt } from '#shared/routes.ts';
import { socialProfiles } from '#shared/site.ts';
import { BrokenApp } from '../support/apps.tsx';
import { fetchedPage, fetchedPages } from '../support/fetched-pages.ts';
import { everyPath, find, routePaths, textOf, textsOf, valuesOf } from '../support/page.ts';
import { build, createTestApp } from '../support/site.ts';

test.each(fetchedPages)('%s has a header, a main part and a footer, in this order', (_, page) => {
  const landmarks = page.querySelectorAll('body header, body main, body footer');
  expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

test.each(fetchedPages)('%s has one h1, with words, and skips no level of headings', (_, page) => {
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(textOf(find(page, 'main h1'))).toMatch(/\w/);
  const headings = find(page, 'main').querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test.each(fetchedPages)('%s describes its pictures and gives their proportions', (_, page) => {
  const images = page.querySelectorAll('img');
  expect(images.length).toBeGreaterThanOrEqual(2);
  for (const image of images) {
    expect(image.getAttribute('alt')).toMatch(/\w/);
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test.each(fetchedPages)('on %s the words of each picture come before it', (_, page) => {
  for (const image of find(page, 'main').querySelectorAll('img')) {
    const [first] = image.closest('article, section')?.querySelectorAll('h1, h2, h3, img') ?? [];
    expect(first?.tagName, image.outerHTML).toMatch(/^H\d$/);
  }
});

test.each(everyPath)('%s is complete without scripts', async (path) => {
  const { text } = await request(createTestApp().app).get(path);
  const page = parse(text, { comment: true });
  expect(page.querySelectorAll('body script, body template, body [hidden]')).toEqual([]);
  expect(page.querySelectorAll('[style]')).toEqual([]);
  expect(text).not.toContain('<!--$?-->');
  expect(text).toMatch(/<main.+<\/main>.*<footer.+<\/footer>.*<\/body><\/html>$/s);
});

test.each(fetchedPages)('%s uses no id twice', (_, page) => {
  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
});

/** Where links may lead outside of the site: where the owner says. */
const outside = [...contactDetails, ...socialProfiles].map(({ href }) => href);

test.each(fetchedPages)(
  'links of %s lead to pages of the site, or where facts say',
  (path, page) => {
    const addresses = valuesOf(page, 'a', 'href');
    expect(addresses).toEqual(expect.arrayContaining([...routePaths]));
    for (const address of addresses.filter((each) => !outside.includes(each))) {
      const { origin, pathname } = new URL(address, `https://site.example${path}`);
      expect(origin).toBe('https://site.example');
      if (!address.startsWith('#')) expect(routeAt(pathname), address).not.toBeNull();
    }
  },
);

test.each(fetchedPages)('anchors that %s leads to are on the page that it names', (path, page) => {
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  const anchored = addresses.filter((each) => /^[/#]/.test(each) && each.includes('#'));
  expect(anchored.length).toBeGreaterThan(3);
  for (const address of anchored) {
    const [target = '', anchor] = address.split('#');
    const found = fetchedPage(target || path).querySelectorAll(`[id="${anchor}"]`);
    expect(found, address).toHaveLength(1);
  }
});

test.each(fetchedPages)('every link of %s has words or a picture with words', (_, page) => {
  for (const link of page.querySelectorAll('a')) {
    const pictured = valuesOf(link, 'img', 'alt').join(' ');
    expect(`${textOf(link)} ${pictured}`, link.outerHTML).toMatch(/\w/);
  }
});

test.each(fetchedPages)('%s starts with a link past the header to its content', (_, page) => {
  const [first = ''] = valuesOf(page, 'body a', 'href');
  expect(first).toMatch(/^#/);
  expect(find(page, first).tagName).toBe('MAIN');
});

test.each(fetchedPages)('every file that %s refers to exists, on no other host', (_, page) => {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => valuesOf(page, '', name));
  const addresses = [
    ...sets.flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '')),
    ...valuesOf(page, 'img', 'src'),
    ...valuesOf(page, 'script', 'src'),
    ...valuesOf(page, 'head > link:not([rel=canonical])', 'href'),
    ...[...page.outerHTML.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, url = '']) => url),
  ];
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !existsSync(build.publicFolder + address))).toEqual([]);
  expect(find(page, 'head style').text).not.toMatch(/https?:|@import/);
});

/** The outermost rules of a style sheet. */
function rulesOf(sheet: string): string[] {
  let depth = 0;
  const ends = [...sheet.matchAll(/[{}]/g)].filter(({ 0: brace }) => {
    depth += brace === '{' ? 1 : -1;
    return depth === 0;
  });
  return ends.map(({ index }, at) => sheet.slice((ends[at - 1]?.index ?? -1) + 1, index + 1));
}

test.each(fetchedPages)('all styles of %s are in its head, each rule once', (_, page) => {
  expect(page.querySelectorAll('body style')).toEqual([]);
  const [style, ...others] = page.querySelectorAll('head style[data-styles]');
  expect(others).toEqual([]);
  const rules = rulesOf(style?.text ?? '');
  expect(rules.length).toBeGreaterThan(20);
  expect(rules).toEqual([...new Set(rules)]);
  // React sends no rule again that is named here.
  const names = style?.getAttribute('data-styles')?.split(' ') ?? [];
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...new Set(names)]);
  for (const name of names) expect(style?.text).toContain(name);
});

test.each(fetchedPages)("every class on %s finds its rule in the page's head", (_, page) => {
  const sheet = page.querySelectorAll('head style').map(({ text }) => text);
  const styled = new Set([...sheet.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const used = page.querySelectorAll('body [class]').flatMap(({ classList }) => classList.value);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !styled.has(name))).toEqual([]);
});

test('the inlined typeface has every character of the headings', async () => {
  const { app } = createTestApp({}, { App: BrokenApp });
  const pages = fetchedPages.map(([, page]) => page);
  for (const path of ['/', '/%E0%A4%A']) pages.push(parse((await request(app).get(path)).text));
  for (const page of pages) {
    const headings = textsOf(page, 'h1, main h2, main h3');
    expect(headings.length).toBeGreaterThan(0);
    const missing = [...headings.join('')].filter((each) => !headingCharacters.includes(each));
    expect(missing).toEqual([]);
  }
});
