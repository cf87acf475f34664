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
  const size = expect.stringMatching(/^[1-9]/);
  const expected = { alt: expect.stringMatching(/\w/), width: size, height: size };
  for (const { attributes } of images) expect(attributes).toMatchObject(expected);
});

/** The addresses in the content that lead away from the site. */
const outside = [
  ...contactDetailsOf(content.site).map(({ href }) => href),
  ...[...JSON.stringify(content).matchAll(/"((https?|mailto|tel):[^"]*)"/g)].map(([, to]) => to),
];

const isPublicFile = (path: string) =>
  path !== '/' && existsSync(publicFolder + decodeURIComponent(path));

test.each(fetched)('no link of %s is dead', (path, page) => {
  const addresses = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'form', 'action')];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses.filter((each) => !outside.includes(each))) {
    const { origin, pathname, hash } = new URL(address, siteUrl + path);
    expect(origin, address).toBe(siteUrl);
    if (isPublicFile(pathname)) continue;
    const [, target] = fetched.find(([each]) => each === pathname) ?? [];
    if (hash)
      expect(
        target?.querySelectorAll(`[id="${decodeURIComponent(hash.slice(1))}"]`),
        address,
      ).toHaveLength(1);
    else expect(target, address).toBeDefined();
  }
});

// The ids of services and headings have no capitals, and no heading has the id of the section with the form.
test.each(fetched)('no other id of %s can be that of a service or a heading', (_, page) => {
  const ids = valuesOf(page, ':not(main section, main :is(h2, h3, h4))', 'id');
  expect(ids).toContain(rootId);
  expect(ids.filter((id) => !/[A-Z]/.test(id))).toEqual([]);
});

test.each(fetched)('every file that %s requests is a file of the site', (_, page) => {
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

/** Whether the oldest browsers may not know a selector. An unknown selector within `:is()` does no harm. */
function isNew(selector: string): boolean {
  const pseudos = selector.replace(/:is\([^()]*\)/g, '').matchAll(/::?([\w-]+)/g);
  return [...pseudos].some(([, name = '']) => !known.test(name));
}

// A browser ignores a rule if it does not know one of the rule's selectors.
test.each(fetched)('no rule of %s mixes selectors of old and of new browsers', (_, page) => {
  const lists = find(page, 'head style').text.match(/(?<=[{};])[^{};@]+(?=\{)/g) ?? [];
  expect(lists.length).toBeGreaterThan(100);
  for (const list of lists) {
    const selectors = list.split(/,(?![^(]*\))/);
    expect([0, selectors.length], list).toContain(selectors.filter(isNew).length);
  }
});

// A font that is preloaded in the head would block, too: Chromium renders nothing until such fonts have arrived.
test.each(fetched)('only the document blocks the first paint of %s', (_, page) => {
  const blocking =
    '[rel~=stylesheet], [as=font], [blocking], script[src]:not([async], [type=module])';
  expect(find(page, 'head').querySelectorAll(blocking)).toEqual([]);
  const [first] = find(page, 'body').childNodes;
  expect(first?.toString()).toMatch(/^<link rel="preload" as="font"/);
});

test.each(fetched)('the head of %s has the styles of all its classes', (_, page) => {
  expect(page.querySelectorAll('body style')).toEqual([]);
  const sheet = page.querySelectorAll('head style').map(({ text }) => text);
  const styled = new Set([...sheet.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const used = page.querySelectorAll('body [class]').flatMap(({ classList }) => classList.value);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !styled.has(name))).toEqual([]);
});
