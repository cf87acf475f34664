import { expect, test } from 'vitest';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();
const page = await fetchPage(app, '/');

const hero = () => find(page, 'main section:has(h1)');
const sectionUnder = (heading: string) =>
  find(page, `main section:has(h2:icontains("${heading}"))`);

test('the hero says its headline and its subline', () => {
  expect(textsOf(hero(), 'h1')).toEqual(['Creating timeless moments, thoughtfully styled']);
  expect(textsOf(hero(), 'p')).toEqual(['Styling weddings, events, and shopfronts beautifully.']);
});

test('the hero has a button to our story', () => {
  const links = hero().querySelectorAll('a');
  expect(links.map(textOf)).toEqual(['Discover Our Story']);
  expect(valuesOf(hero(), 'a', 'href')).toEqual(['/our-story']);
});

test("the hero's picture is fetched ahead of everything else, and no other is", () => {
  expect(valuesOf(hero(), 'img', 'fetchpriority')).toEqual(['high']);
  expect(valuesOf(hero(), 'img', 'loading')).toEqual(['eager']);
  expect(page.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('the home page has its four parts in order', () => {
  expect(textsOf(page, 'main h1, main h2')).toEqual([
    'Creating timeless moments, thoughtfully styled',
    'Your Journey Starts Here',
    'Our Trusted Partners',
    'Get In Touch',
  ]);
});

test('three cards, each with a picture, a description and a way to its section', () => {
  const cards = sectionUnder('Your Journey Starts Here').querySelectorAll('article');
  expect(cards.map((card) => textsOf(card, 'h3'))).toEqual([
    ['Wedding Styling & Decor'],
    ['Corporate Events Styling'],
    ['Store Interior & Storefront Decor'],
  ]);
  expect(cards.map((card) => valuesOf(card, 'a', 'href'))).toEqual([
    ['/services#wedding-styling'],
    ['/services#corporate-events'],
    ['/services#store-decor'],
  ]);
  for (const card of cards) {
    expect(card.querySelectorAll('img')).toHaveLength(1);
    expect(textsOf(card, 'p').join()).toMatch(/\w+ \w+/);
    expect(textOf(find(card, 'a'))).toMatch(/^Learn More/);
  }
});

test("no two of the cards' links are called the same, nor two pictures", () => {
  const section = sectionUnder('Your Journey Starts Here');
  expect(new Set(textsOf(section, 'a')).size).toBe(3);
  expect(new Set(valuesOf(section, 'img', 'alt')).size).toBe(3);
});

test('the partners section says a sentence and has a button to get in touch', () => {
  const section = sectionUnder('Our Trusted Partners');
  expect(textsOf(section, 'p').join()).toMatch(/\w+ \w+ \w+/);
  expect(textsOf(section, 'a')).toEqual(['Become a Partner']);
  expect(valuesOf(section, 'a', 'href')).toEqual(['/get-in-touch']);
});

test('no partners are invented', () => {
  expect(sectionUnder('Our Trusted Partners').querySelectorAll('img, li, blockquote')).toEqual([]);
});

test('the form stands under "Get In Touch"', () => {
  expect(sectionUnder('Get In Touch').querySelectorAll('form')).toHaveLength(1);
});
