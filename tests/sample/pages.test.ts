import { expect, test } from 'vitest';
import { layouts } from '#client/pages/layouts.ts';
import { messageRows } from '#shared/constants.ts';
import type { Page } from '#shared/content-types.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/html.ts';
import { content } from '../support/site.ts';

const { app } = createTestApp();
const mainOf = async (path: string) => find(await fetchPage(app, path), 'main');
const home = await mainOf('/');
const sectionUnder = (heading: string) => find(home, `section:has(h2:icontains("${heading}"))`);

test('the text of the home page is between the services and the partners', () => {
  expect(textsOf(home, 'h2')).toEqual([
    'Four Ways to Begin',
    'Two Saturdays in May',
    'The People Beside Us',
    'Tell Us Your Date',
  ]);
  expect(textsOf(sectionUnder('Two Saturdays'), 'figcaption')).toEqual([
    'Tom, who paid for the candles',
  ]);
});

const services = [
  'Weddings & Everything Around Them',
  'Company Dinners & Launches',
  'Flower School',
  'Shop Windows & Doorways',
];

test('each service has a card with its own picture, text and link', () => {
  const cards = sectionUnder('Four Ways').querySelectorAll('article');
  const texts = cards.map((card) => textsOf(card, 'h3, p, a'));
  expect(texts.map(([name]) => name)).toEqual(services);
  expect(texts[2]).toEqual([
    'Flower School',
    'Learn to build an arch, a bowl or a wreath, and take it home.',
    'See What Belongs to It about Flower School',
  ]);
  expect(new Set(cards.map((card) => valuesOf(card, 'img', 'alt').join())).size).toBe(4);
});

test('the partners section has a sentence, the partners and a button', () => {
  const section = sectionUnder('The People');
  expect(textOf(find(section, 'p'))).toMatch(/^Eight houses without whom/);
  const partners = section.querySelectorAll('li');
  expect(partners).toHaveLength(8);
  expect(partners[0]?.text).toBe('Rose & Stone, Flowers of the Cotswolds');
  // The partner Quill has no address.
  expect(section.querySelectorAll('li a')).toHaveLength(7);
  expect(textsOf(section, 'a').at(-1)).toBe('Work With Us');
  expect(valuesOf(section, 'a', 'href').at(-1)).toBe('/our-story');
});

test('the message has its rows, and the form only checks for empty fields', () => {
  const form = find(home, 'form');
  expect(valuesOf(form, 'textarea', 'rows')).toEqual([String(messageRows)]);
  const rules = ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step'];
  expect(rules.flatMap((rule) => form.querySelectorAll(`[${rule}]`))).toEqual([]);
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('the services page has a section for each service between two texts', async () => {
  const main = await mainOf('/services');
  expect(textsOf(main, 'h1, h2')).toEqual([
    'What We Do',
    ...services,
    'Not sure which of them yours is?',
  ]);
  const anchors = ['wedding-styling', 'corporate-events', 'flower-school', 'store-decor'];
  expect(valuesOf(main, 'section:has(img)', 'id')).toEqual(anchors);
  // The notice comes before the links.
  expect(textsOf(find(main, '#flower-school'), 'p, a')).toEqual([
    'On the first Saturday of each month the bench belongs to six guests. You bring an apron, and we bring the buckets and the cake.',
    'Dates for the autumn term follow in August.',
    'Ask for a place',
    'See who we are',
  ]);
});

test('the headings of a text have their addresses as ids', async () => {
  const ids = ['what-belongs-to-it', 'how-it-goes', 'from-2750-for-sixty-guests'];
  const main = await mainOf('/services');
  expect(valuesOf(main, '#corporate-events h3', 'id')).toEqual(ids);
  expect(textsOf(main, '#not-sure-which-of-them-yours-is')).toEqual([
    'Not sure which of them yours is?',
  ]);
});

test('each part of a text has its own element', async () => {
  const main = await mainOf('/our-story');
  expect(textsOf(main, 'h2 ~ h3')).toEqual(['What we need from you']);
  expect(textsOf(main, 'ol > li').slice(0, 2)).toEqual(['A day.', 'A place.']);
  expect(textsOf(main, 'ul ul > li')).toEqual(['of the first van', 'of the last candle']);
  const marked = ['April 2011', 'it still does', 'what', 'remember', 'really'];
  expect(textsOf(main, 'p > strong, p > em')).toEqual(marked);
  expect(main.querySelectorAll('blockquote, hr')).toHaveLength(3);
  expect(main.querySelectorAll('p > br')).toHaveLength(2);
});

/** Keys that a page does not show in `<main>`, or not as a value of their own. */
const otherKeys = /^(path|layout|title|description|label|sharing|shape|heading|text)$/;

/** The value of a key on the first page that has one. */
const exampleOf = (key: string) => {
  const values = content.pages.map((page) => page[key as keyof typeof page]);
  const example = values.find((value) => `${value || ''}`);
  expect([key, example]).toEqual([key, expect.anything()]);
  return [key, example];
};

// Pages of the layouts `home` and `services` do not show these keys.
test.each(Object.keys(layouts).filter((layout) => !/^(home|services)$/.test(layout)))(
  'a page of the layout "%s" shows the values of all its keys',
  async (layout) => {
    expect(content.pages.map((page) => page.layout)).toContain(layout);
    const path = '/our-story';
    // These pictures are not in the text of the page.
    const pictures = ['orchard-arch', 'dinner-for-sixty', 'green-shop-window'];
    const keys = Object.keys(content.notFound).filter((key) => !otherKeys.test(key));
    const exampleKeys = { ...Object.fromEntries(keys.map(exampleOf)), pictures };
    /** The `main` element of the page with `keys` in place of those of `exampleKeys`. */
    const mainWith = async (keys: object) => {
      const changed = { ...exampleKeys, ...keys, layout: layout as Page['layout'] };
      const pages = content.pages.map((page) =>
        page.path === path ? { ...page, ...changed } : page,
      );
      const { app } = createTestApp({}, { content: { ...content, pages } });
      return find(await fetchPage(app, path), 'main');
    };
    const main = await mainWith({});
    const texts = Object.values(exampleKeys).filter((value) => typeof value === 'string');
    for (const words of ['It Began', 'How we work', content.site.email, ...texts])
      expect(textOf(main)).toContain(words);
    const alts = pictures.map((name) => content.pictures[name]?.alt ?? '');
    expect(valuesOf(main, 'img', 'alt').filter((alt) => alts.includes(alt))).toEqual(alts);
    expect(valuesOf(main, 'img:not([sizes^=auto])', 'fetchpriority')[0]).toBe('high');
    for (const [key, value] of Object.entries(exampleKeys)) {
      const without = await mainWith({ [key]: Array.isArray(value) ? [] : '' });
      expect(without.innerHTML, key).not.toBe(main.innerHTML);
    }
  },
);
