import { expect, test } from 'vitest';
import { messageRows } from '#shared/constants.ts';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { type TextPageCopy, textPages } from '#shared/copy/text-pages.ts';
import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { taglines } from '#shared/site.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { everyPath, find, textOf, textsOf, valuesOf } from '../support/page.ts';

const mainOf = (name: RouteName) => find(fetchedPage(routes[name].path), 'main');
const home = mainOf('home');
const sectionUnder = (heading: string) => find(home, `section:has(h2:icontains("${heading}"))`);

test('the home page has its four parts in order', () => {
  expect(textsOf(home, 'h1, h2')).toEqual([
    taglines.hero,
    homeCopy.servicesHeading,
    homeCopy.partnersHeading,
    homeCopy.contactHeading,
  ]);
});

test('the hero has its subline, one button, to our story, and the picture that is fetched first', () => {
  const hero = find(home, 'section:has(h1)');
  expect(textsOf(hero, 'p')).toEqual([taglines.heroSubline]);
  expect(textsOf(hero, 'a')).toEqual([homeCopy.storyButton]);
  expect(valuesOf(hero, 'a', 'href')).toEqual([pathTo('ourStory')]);
  expect(valuesOf(hero, 'img', 'loading')).toEqual(['eager']);
  expect(valuesOf(hero, 'img', 'fetchpriority')).toEqual(['high']);
  expect(home.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('each service has a card with a picture, a description and a link of their own', () => {
  const section = sectionUnder(homeCopy.servicesHeading);
  const cards = section.querySelectorAll('article').map((card) => ({
    texts: textsOf(card, 'h3, p'),
    addresses: valuesOf(card, 'a', 'href'),
    pictures: card.querySelectorAll('img').length,
    isLearnMore: textOf(find(card, 'a')).startsWith(homeCopy.learnMore),
  }));
  expect(cards).toEqual(
    services.map((service) => ({
      texts: [service.title, service.cardText],
      addresses: [pathToService(service)],
      pictures: 1,
      isLearnMore: true,
    })),
  );
  expect(new Set(textsOf(section, 'a')).size).toBe(services.length);
  expect(new Set(valuesOf(section, 'img', 'alt')).size).toBe(services.length);
});

test('the partners section has a sentence and a button to get in touch, and invents nobody', () => {
  const section = sectionUnder(homeCopy.partnersHeading);
  expect(textsOf(section, 'p')).toEqual([homeCopy.partnersText]);
  expect(textsOf(section, 'a')).toEqual([homeCopy.partnersButton]);
  expect(valuesOf(section, 'a', 'href')).toEqual([pathTo('getInTouch')]);
  expect(section.querySelectorAll('img, li, blockquote')).toEqual([]);
});

const form = find(sectionUnder(homeCopy.contactHeading), 'form');

test("the form's fields are labelled, required, and have no other rule", () => {
  const controls = form.querySelectorAll('input, textarea, select');
  const fields = controls.map(({ id, tagName, attributes: { type, rows } }) => [
    textsOf(form, `label[for="${id}"]`).join(),
    tagName,
    type ?? rows,
  ]);
  expect(fields).toEqual([
    [formCopy.name, 'INPUT', 'text'],
    [formCopy.email, 'INPUT', 'email'],
    [formCopy.subject, 'INPUT', 'text'],
    [formCopy.message, 'TEXTAREA', String(messageRows)],
  ]);
  for (const control of controls) expect(control.hasAttribute('required'), control.id).toBe(true);
  const rules = ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step'];
  expect(rules.flatMap((rule) => form.querySelectorAll(`[${rule}]`))).toEqual([]);
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('nothing in the form has a name, and without scripts it leads to its confirmation on the page', () => {
  expect(form.querySelectorAll('[name]')).toEqual([]);
  expect(fetchedPage('/').querySelectorAll('[form]')).toEqual([]);
  expect(form.getAttribute('action')).toMatch(/^#./);
  expect(form.getAttribute('method') ?? 'get').toBe('get');
  expect(textsOf(form, 'button[type=submit]')).toEqual([formCopy.submit]);
  expect(form.querySelectorAll('[formaction], [formmethod], [formnovalidate]')).toEqual([]);
  const confirmation = find(form, form.getAttribute('action') ?? '');
  expect(textsOf(confirmation, 'p')).toEqual([toastCopy.sentTitle, toastCopy.sentText]);
});

const placeholders = Object.entries(textPages) as [RouteName, TextPageCopy][];

test.each(placeholders)('%s says what it is, once, and leads to two other pages', (name, words) => {
  const main = mainOf(name);
  expect(textsOf(main, 'h1')).toEqual([words.heading]);
  expect(textsOf(main, 'p')).toEqual(
    [words.notice, ...words.sentences].filter((text) => text !== ''),
  );
  const links = main.querySelectorAll('a[href^="/"]');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
    words.actions.map(({ label, to }) => [label, pathTo(to)]),
  );
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(new Set([...addresses, routes[name].path]).size).toBe(3);
});

test('the services page has a section for each service, with its words, a link and a picture', () => {
  const main = mainOf('services');
  expect(textsOf(main, 'h1')).toEqual([servicesPageCopy.heading]);
  expect(valuesOf(main, 'section', 'id')).toEqual(services.map(({ anchor }) => anchor));
  for (const { anchor, title, menuSentence, pageText, askLabel } of services) {
    const section = find(main, `section#${anchor}`);
    expect(textsOf(section, 'h2')).toEqual([title]);
    expect(textsOf(section, 'p')).toEqual([menuSentence, servicesPageCopy.notice, pageText]);
    expect(textsOf(section, 'a')).toEqual([askLabel]);
    expect(valuesOf(section, 'a', 'href')).toEqual([pathTo('contactForm')]);
    expect(section.querySelectorAll('img')).toHaveLength(1);
  }
});

test.each(['ourStory', 'services', 'partners', 'getInTouch'] as const)(
  'the first button of %s leads to the form on the home page',
  (name) => {
    const [first = ''] = valuesOf(mainOf(name), 'a[href^="/"]', 'href').slice(-2);
    expect(first).toBe(pathTo('contactForm'));
    expect(find(home, first.slice(1)).querySelectorAll('form')).toHaveLength(1);
  },
);

test('no two pages say the same', () => {
  const texts = everyPath.map((path) => textOf(find(fetchedPage(path), 'main')));
  for (const text of texts) expect(text.length).toBeGreaterThan(100);
  expect(new Set(texts).size).toBe(texts.length);
});
