import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages, find, textsOf, valuesOf } from '../support/html.ts';

const pages = new Map(await fetchPages(createTestApp().app));

const mainOf = (path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return find(page, 'main');
};
const home = mainOf('/');
const sectionUnder = (heading: string) => find(home, `section:has(h2:icontains("${heading}"))`);

test('the text of the home page stands between the services and the partners', () => {
  expect(textsOf(home, 'h2')).toEqual([
    'Four Ways to Begin',
    'Two Saturdays in May',
    'The People Beside Us',
    'Tell Us Your Date',
  ]);
  expect(textsOf(sectionUnder('Two Saturdays'), 'h2, p, figcaption')).toEqual([
    'Two Saturdays in May',
    'They are still free in 2032, and so are most Tuesdays. Ask which, or see twelve days first.',
    'For one evening ninety people put their telephones away, because there was something to look at.',
    'Tom, who paid for the candles',
  ]);
});

const services = [
  'Weddings & Everything Around Them',
  'Company Dinners & Launches',
  'Flower School',
  'Shop Windows & Doorways',
];
const anchors = ['wedding-styling', 'corporate-events', 'flower-school', 'store-decor'];

test('each service has a card with its own picture, text and link', () => {
  const cards = sectionUnder('Four Ways').querySelectorAll('article');
  expect(cards.map((card) => textsOf(card, 'p').join())).toEqual([
    'The church, the barn and the way between them: one day, drawn as a whole.',
    'Sixty colleagues, six tables and not one banner.',
    'Learn to build an arch, a bowl or a wreath, and take it home.',
    'A window that changes with the month, and a door that people photograph.',
  ]);
  expect(cards.map((card) => textsOf(card, 'a').join())).toEqual(
    services.map((service) => `See What Belongs to It about ${service}`),
  );
  expect(new Set(cards.map((card) => valuesOf(card, 'img', 'alt').join())).size).toBe(4);
});

test('the partners section has a sentence, the partners and a button', () => {
  const section = sectionUnder('The People');
  expect(textsOf(section, 'p')).toEqual([
    'Eight houses without whom no day of ours would come together, and whom we recommend with our own name.',
  ]);
  expect(textsOf(section, 'li')).toEqual([
    'Rose & Stone, Flowers of the Cotswolds',
    'Ember',
    'Wren & Daughters, Marquees and Dance Floors',
    'Blumengroßhandelsgenossenschaft Rheinland',
    'Hollis Pottery',
    'The Wiltshire Linen Cupboard',
    'Quill, Menus and Place Cards',
    'Fireside Sound',
  ]);
  // Quill has no address.
  expect(section.querySelectorAll('li a')).toHaveLength(7);
  expect(textsOf(section, 'a').at(-1)).toBe('Work With Us');
  expect(valuesOf(section, 'a', 'href').at(-1)).toBe('/our-story');
});

test('the message has six rows, and no field a rule but that it is required', () => {
  const form = find(home, 'form');
  expect(valuesOf(form, 'textarea', 'rows')).toEqual(['6']);
  const rules = ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step'];
  expect(rules.flatMap((rule) => form.querySelectorAll(`[${rule}]`))).toEqual([]);
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('the services page has a section for each service between its texts', () => {
  const main = mainOf('/services');
  expect(valuesOf(main, 'section', 'id')).toEqual(anchors);
  expect(textsOf(main, 'h1, h2')).toEqual([
    'What We Do',
    ...services,
    'Not sure which of them yours is?',
  ]);
  const alts = anchors.map((anchor) => valuesOf(main, `section#${anchor} img`, 'alt'));
  expect(alts.flat()).toHaveLength(4);
  // The notice stands before the links.
  expect(textsOf(find(main, '#flower-school'), 'p, a')).toEqual([
    'On the first Saturday of each month the bench belongs to six guests. You bring an apron, and we bring the buckets and the cake.',
    'Dates for the autumn term follow in August.',
    'Ask for a place',
    'See who we are',
  ]);
});
