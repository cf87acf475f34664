import { expect, test } from 'vitest';
import { messageRows } from '#shared/constants.ts';
import { formCopy } from '#shared/copy/contact-form.ts';
import { homeCopy, partners } from '#shared/copy/home.ts';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { isTextPage, pathTo, type RouteName, routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { taglines } from '#shared/site.ts';
import { type ListEntry, picturesIn, type Text } from '#shared/text-blocks.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';

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

test('the hero has its subline, one button and the page’s first picture', () => {
  const hero = find(home, 'section:has(h1)');
  expect(textsOf(hero, 'p')).toEqual([taglines.heroSubline]);
  expect(textsOf(hero, 'a')).toEqual([homeCopy.storyButton]);
  expect(valuesOf(hero, 'a', 'href')).toEqual([pathTo('ourStory')]);
  expect(valuesOf(hero, 'img', 'loading')).toEqual(['eager']);
  expect(valuesOf(hero, 'img', 'fetchpriority')).toEqual(['high']);
  expect(home.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('each service has a card with its own picture, text and link', () => {
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

test('the partners section has a sentence, the partners and a button', () => {
  const section = sectionUnder(homeCopy.partnersHeading);
  expect(textsOf(section, 'p')).toEqual([homeCopy.partnersText]);
  expect(textsOf(section, 'a').at(-1)).toBe(homeCopy.partnersButton);
  expect(valuesOf(section, 'a', 'href').at(-1)).toBe(pathTo('getInTouch'));
  expect(textsOf(section, 'li')).toEqual(shownTexts(partners));
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

test('nothing in the form has a name, and no other element is part of it', () => {
  expect(form.querySelectorAll('[name]')).toEqual([]);
  expect(fetchedPage('/').querySelectorAll('[form]')).toEqual([]);
});

/** What a text shows, block by block. */
function shownTexts(text: Text): string[] {
  const textOfEntry = (entry: ListEntry) => (typeof entry === 'string' ? entry : entry.link);
  return text.flatMap((block) => {
    if (typeof block === 'string' || 'link' in block) return textOfEntry(block);
    if ('heading' in block) return block.heading;
    return 'list' in block ? block.list.map(textOfEntry) : (block.caption ?? []);
  });
}

/** The blocks of a text and the buttons after it, without pictures and contact details. */
const blocks =
  'h2, h3, p, li:not(:has(img), [aria-label] > li), figcaption, a:not(li a, :has(img))';

test.each(routeNames.filter(isTextPage))('%s shows its copy in order', (name) => {
  const { heading, notice, text, pictures, actions } = textPages[name];
  const main = mainOf(name);
  expect(textsOf(main, 'h1')).toEqual([heading]);
  const parts = [notice, ...shownTexts(text), ...actions.map(({ label }) => label)];
  expect(textsOf(main, blocks)).toEqual(parts.filter(Boolean));
  const addresses = valuesOf(main, 'a', 'href');
  expect(addresses).toEqual(expect.arrayContaining(actions.map(({ to }) => pathTo(to))));
  expect(main.querySelectorAll('img')).toHaveLength(pictures.length + picturesIn(text).length);
  const opened = valuesOf(main, 'a:has(img)', 'href');
  expect(opened).toHaveLength(pictures.slice(1).length + picturesIn(text).length);
  for (const address of opened) expect(address).toMatch(/^\/assets\/.*\.jpg$/);
});

test('the services page has a section with copy and picture for each service', () => {
  const main = mainOf('services');
  expect(textsOf(main, 'h1')).toEqual([servicesPageCopy.heading]);
  expect(valuesOf(main, 'section', 'id')).toEqual(services.map(({ anchor }) => anchor));
  for (const { anchor, title, menuSentence, notice, text, askLabel } of services) {
    const section = find(main, `section#${anchor}`);
    expect(textsOf(section, 'h2')).toEqual([title]);
    const parts = [menuSentence, notice, ...shownTexts(text), askLabel].filter(Boolean);
    expect(textsOf(section, blocks).filter((each) => each !== title)).toEqual(parts);
    expect(valuesOf(section, 'a', 'href').at(-1)).toBe(pathTo('contactForm'));
    expect(section.querySelectorAll('img')).toHaveLength(1 + picturesIn(text).length);
  }
});
