import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { allTexts } from '#scripts/content/all-texts.ts';
import { faces, headingCharacters } from '#scripts/media/fonts.ts';
import { contactDetails } from '#shared/contact-details.ts';
import { BrokenApp } from '../support/apps.tsx';
import { fetchedPage, fetchedPages } from '../support/fetched-pages.ts';
import {
  fetchPage,
  find,
  routePaths,
  siteUrl,
  textOf,
  textsOf,
  valuesOf,
} from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

test.each(fetchedPages)('%s has a header, main, a footer and first a skip link', (_, page) => {
  const landmarks = page.querySelectorAll('body header, body main, body footer');
  expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
  const [first = ''] = valuesOf(page, 'body a', 'href');
  expect(first).toMatch(/^#/);
  expect(find(page, first).tagName).toBe('MAIN');
});

test.each(fetchedPages)('%s has one h1 with text and skips no heading level', (_, page) => {
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(textOf(find(page, 'main h1'))).toMatch(/\w/);
  const headings = find(page, 'main').querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test.each(fetchedPages)(
  '%s has pictures with alt texts and sizes, after their headings',
  (_, page) => {
    const images = page.querySelectorAll('img');
    expect(images.length).toBeGreaterThanOrEqual(2);
    for (const image of images) {
      expect(image.getAttribute('alt')).toMatch(/\w/);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
    for (const image of find(page, 'main').querySelectorAll('img')) {
      const [first] = image.closest('article, section')?.querySelectorAll('h1, h2, h3, img') ?? [];
      expect(first?.tagName, image.outerHTML).toMatch(/^H\d$/);
    }
  },
);

/** The addresses outside of the site, all of them in the owner's content. */
const outside = [
  ...contactDetails.map(({ href }) => href),
  ...allTexts.map(({ text }) => text).filter((text) => text.startsWith('http')),
];

const { public: publicFolder } = outputFolders('production');

function isPublicFile(path: string): boolean {
  return path !== '/' && existsSync(publicFolder + decodeURI(path));
}

test.each(fetchedPages)('links of %s lead to pages and sections that exist', (path, page) => {
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  expect(addresses).toEqual(expect.arrayContaining([...routePaths]));
  expect(addresses.filter((address) => address.includes('#')).length).toBeGreaterThan(3);
  for (const address of addresses.filter((each) => !outside.includes(each))) {
    const { origin, pathname, hash } = new URL(address, siteUrl + path);
    expect(origin).toBe(siteUrl);
    if (isPublicFile(pathname)) continue;
    const target = fetchedPage(pathname);
    if (hash) expect(target.querySelectorAll(`[id="${hash.slice(1)}"]`), address).toHaveLength(1);
  }
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
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !isPublicFile(address))).toEqual([]);
  expect(find(page, 'head style').text).not.toMatch(/https?:|@import/);
});

test.each(fetchedPages)(
  '%s is complete without scripts, with all its styles in its head',
  (_, page) => {
    expect(page.querySelectorAll('body script, body template, body [hidden]')).toEqual([]);
    expect(page.querySelectorAll('body style, [style]')).toEqual([]);
    expect(textOf(find(page, 'footer'))).toMatch(/\w/);
    const sheet = page.querySelectorAll('head style').map(({ text }) => text);
    const styled = new Set([...sheet.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    const used = page.querySelectorAll('body [class]').flatMap(({ classList }) => classList.value);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
    // React sends no rule again that is named here.
    const names = valuesOf(page, 'head style', 'data-styles').join().split(' ');
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(sheet.join('')).toContain(name);
  },
);

test('the fonts have every character of every page', async () => {
  const { app } = createTestApp({}, { App: BrokenApp });
  const pages = fetchedPages.map(([, page]) => page);
  for (const path of ['/', '/%E0%A4%A']) pages.push(await fetchPage(app, path));
  for (const page of pages) {
    const headings = textsOf(page, 'h1, main h2, main h3').join('');
    expect(headings).toMatch(/\w/);
    expect([...headings].filter((each) => !headingCharacters.includes(each))).toEqual([]);
    for (const { characters } of Object.values(faces)) {
      const all = textOf(find(page, 'body'));
      expect([...all].filter((each) => !characters.includes(each))).toEqual([]);
    }
  }
});
