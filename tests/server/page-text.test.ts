import { expect, test } from 'vitest';
import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { type PlaceholderPageWords, placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';
import { everyPath } from '../support/every-page.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';

const placeholders = Object.entries(placeholderPages) as [RouteName, PlaceholderPageWords][];

const mainOf = (name: RouteName) => find(fetchedPage(routes[name].path), 'main');

test.each(placeholders)('%s says what it is, once, and what will stand there', (name, words) => {
  const main = mainOf(name);
  expect(textsOf(main, 'h1')).toEqual([words.heading]);
  expect(textsOf(main, 'p')).toEqual([words.notice, ...words.sentences]);
});

test.each(placeholders)('%s ends in two ways onward, none to itself', (name, { actions }) => {
  const links = mainOf(name).querySelectorAll('a[href^="/"]');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
    actions.map(({ label, to }) => [label, pathTo(to)]),
  );
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(new Set([...addresses, routes[name].path]).size).toBe(3);
});

test('the services page has a section for each service, with its words, a link and a picture', () => {
  const main = mainOf('services');
  expect(textsOf(main, 'h1')).toEqual([servicesPageWords.heading]);
  expect(valuesOf(main, 'section', 'id')).toEqual(services.map(({ anchor }) => anchor));
  for (const { anchor, title, menuSentence, pageText, askLabel } of services) {
    const section = find(main, `section#${anchor}`);
    expect(textsOf(section, 'h2')).toEqual([title]);
    expect(textsOf(section, 'p')).toEqual([menuSentence, servicesPageWords.notice, pageText]);
    expect(textsOf(section, 'a')).toEqual([askLabel]);
    expect(valuesOf(section, 'a', 'href')).toEqual([pathTo('contactForm')]);
    expect(section.querySelectorAll('img')).toHaveLength(1);
  }
});

test.each(['ourStory', 'services', 'partners', 'getInTouch'] as const)(
  'the first button of %s leads to the form on the home page',
  (name) => {
    const [path = '', anchor] = pathTo('contactForm').split('#');
    const [first] = mainOf(name).querySelectorAll('a[href^="/"]').slice(-2);
    expect(first?.getAttribute('href')).toBe(`${path}#${anchor}`);
    expect(find(fetchedPage(path), `[id="${anchor}"]`).querySelectorAll('form')).toHaveLength(1);
  },
);

test.each(everyPath)('on %s the words of each picture come before it', (path) => {
  for (const image of find(fetchedPage(path), 'main').querySelectorAll('img')) {
    const part = image.closest('article, section');
    if (!part) throw new Error('A picture stands in no section.');
    const order = part.querySelectorAll('h1, h2, h3, img');
    expect(order[0]?.tagName, part.id).toMatch(/^H\d$/);
  }
});

test('no two pages say the same', () => {
  const texts = everyPath.map((path) => textOf(find(fetchedPage(path), 'main')));
  for (const text of texts) expect(text.length).toBeGreaterThan(100);
  expect(new Set(texts).size).toBe(texts.length);
});
