import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactDetailsOf } from '#client/links/contact-details.tsx';
import { rootId } from '#shared/attributes.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages, find, siteUrl, valuesOf } from '../support/html.ts';
import { content, publicFolder } from '../support/site.ts';

const fetched = await fetchPages(createTestApp().app);

test.each(fetched)('%s has pictures with alt texts and sizes', (_, page) => {
  const images = page.querySelectorAll('img');
  expect(images.length).toBeGreaterThanOrEqual(2);
  for (const image of images) {
    expect(image.getAttribute('alt')).toMatch(/\w/);
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
  }
});

/** The addresses outside of the site, as the owner wrote them. */
const outside = [
  ...contactDetailsOf(content.site).map(({ href }) => href),
  ...[...JSON.stringify(content).matchAll(/"((https?|mailto|tel):[^"]*)"/g)].map(([, to]) => to),
];

const isPublicFile = (path: string) =>
  path !== '/' && existsSync(publicFolder + decodeURIComponent(path));

test.each(fetched)('links of %s lead to what exists, or where the content says', (path, page) => {
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses.filter((each) => !outside.includes(each))) {
    const { origin, pathname, hash } = new URL(address, siteUrl + path);
    expect(origin, address).toBe(siteUrl);
    if (isPublicFile(pathname)) continue;
    const [, target] = fetched.find(([each]) => each === pathname) ?? [];
    if (hash) expect(target?.querySelectorAll(`[id="${hash.slice(1)}"]`), address).toHaveLength(1);
    else expect(target, address).toBeDefined();
  }
});

// The home page has no sections of services.
test.each(fetched.filter(([path]) => path !== '/'))(
  'no service can be named as an id that %s has',
  (_, page) => {
    const ids = valuesOf(page, ':not(main section)', 'id');
    expect(ids).toContain(rootId);
    expect(ids.filter((id) => !/[A-Z]/.test(id))).toEqual([]);
  },
);

test.each(fetched)('every file that %s refers to exists, on no other host', (_, page) => {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => valuesOf(page, '', name));
  const addresses = [
    ...sets.flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '')),
    ...valuesOf(page, 'img', 'src'),
    ...valuesOf(page, 'script', 'src'),
    ...valuesOf(page, 'head > link:not([rel=canonical], [rel=alternate])', 'href'),
    ...[...page.outerHTML.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, url = '']) => url),
  ];
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !isPublicFile(address))).toEqual([]);
  expect(find(page, 'head style').text).not.toMatch(/https?:|@import/);
});

/** The pseudo-classes and pseudo-elements that the oldest browsers know. */
const known =
  /^(active|after|backdrop|before|(first|last|only|nth)-(child|of-type)|focus(-visible|-within)?|has|hover|is|not|root|selection|target)$/;

/** Whether a browser may not know a selector. What it does not know in `:is()` does no harm. */
function isNew(selector: string): boolean {
  const pseudos = selector.replace(/:is\([^()]*\)/g, '').matchAll(/::?([\w-]+)/g);
  return [...pseudos].some(([, name = '']) => !known.test(name));
}

// A browser drops the whole rule of a selector that it does not know.
test.each(fetched)('on %s no new selector shares its rule with an old one', (_, page) => {
  const lists = find(page, 'head style').text.match(/(?<=[{};])[^{};@]+(?=\{)/g) ?? [];
  expect(lists.length).toBeGreaterThan(100);
  for (const list of lists) {
    const selectors = list.split(/,(?![^(]*\))/);
    expect([0, selectors.length], list).toContain(selectors.filter(isNew).length);
  }
});

// Chromium renders nothing before the fonts have arrived that a head preloads.
test.each(fetched)('on %s nothing but the document blocks the first paint', (_, page) => {
  const blocking =
    '[rel~=stylesheet], [as=font], [blocking], script[src]:not([async], [type=module])';
  expect(find(page, 'head').querySelectorAll(blocking)).toEqual([]);
  const [first] = find(page, 'body').childNodes;
  expect(first?.toString()).toMatch(/^<link rel="preload" as="font"/);
});

test.each(fetched)('%s has all its styles in its head', (_, page) => {
  expect(page.querySelectorAll('body style')).toEqual([]);
  const sheet = page.querySelectorAll('head style').map(({ text }) => text);
  const styled = new Set([...sheet.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const used = page.querySelectorAll('body [class]').flatMap(({ classList }) => classList.value);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !styled.has(name))).toEqual([]);
});
