import { expect, test } from 'vitest';
import { pathTo } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { taglines } from '#shared/site.ts';
import { homeWords } from '#shared/words/home.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';

const page = fetchedPage('/');
const hero = find(page, 'main section:has(h1)');
const sectionUnder = (heading: string) =>
  find(page, `main section:has(h2:icontains("${heading}"))`);

test('the home page has its four parts in order', () => {
  expect(textsOf(page, 'main h1, main h2')).toEqual([
    taglines.hero,
    homeWords.servicesHeading,
    homeWords.partnersHeading,
    homeWords.contactHeading,
  ]);
});

test('the hero has its subline and one button, to our story', () => {
  expect(textsOf(hero, 'p')).toEqual([taglines.heroSubline]);
  expect(textsOf(hero, 'a')).toEqual([homeWords.storyButton]);
  expect(valuesOf(hero, 'a', 'href')).toEqual([pathTo('ourStory')]);
});

test("the hero's picture is fetched ahead of everything else, and no other is", () => {
  expect(valuesOf(hero, 'img', 'fetchpriority')).toEqual(['high']);
  expect(valuesOf(hero, 'img', 'loading')).toEqual(['eager']);
  expect(page.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('each service has a card with its picture, its description and a link to its section', () => {
  const cards = sectionUnder(homeWords.servicesHeading).querySelectorAll('article');
  expect(cards.map((card) => [textsOf(card, 'h3'), textsOf(card, 'p')])).toEqual(
    services.map(({ title, cardText }) => [[title], [cardText]]),
  );
  expect(cards.map((card) => valuesOf(card, 'a', 'href'))).toEqual(
    services.map((service) => [pathToService(service)]),
  );
  for (const card of cards) {
    expect(card.querySelectorAll('img')).toHaveLength(1);
    expect(textOf(find(card, 'a')).startsWith(homeWords.learnMore)).toBe(true);
  }
});

test("no two of the cards' links are called the same, nor two pictures", () => {
  const section = sectionUnder(homeWords.servicesHeading);
  expect(new Set(textsOf(section, 'a')).size).toBe(services.length);
  expect(new Set(valuesOf(section, 'img', 'alt')).size).toBe(services.length);
});

test('the partners section has a sentence and a button to get in touch, and invents nobody', () => {
  const section = sectionUnder(homeWords.partnersHeading);
  expect(textsOf(section, 'p')).toEqual([homeWords.partnersText]);
  expect(textsOf(section, 'a')).toEqual([homeWords.partnersButton]);
  expect(valuesOf(section, 'a', 'href')).toEqual([pathTo('getInTouch')]);
  expect(section.querySelectorAll('img, li, blockquote')).toEqual([]);
});

test('the form stands in the section of its heading', () => {
  expect(sectionUnder(homeWords.contactHeading).querySelectorAll('form')).toHaveLength(1);
});
