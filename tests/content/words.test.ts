import { expect, test } from 'vitest';
import { faces } from '#scripts/media/fonts.ts';
import { pictures } from '#shared/pictures.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import * as site from '#shared/site.ts';
import * as contactDetails from '#shared/words/contact-details.ts';
import * as contactForm from '#shared/words/contact-form.ts';
import * as errorPages from '#shared/words/error-pages.ts';
import * as headerAndFooter from '#shared/words/header-and-footer.ts';
import * as home from '#shared/words/home.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/** Every string in `value`, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Everything in `shared/` that a visitor may read or hear; what is not filled in is left out. */
const allWords = stringsIn([
  { ...site },
  routes,
  services,
  Object.values(pictures).map(({ alt }) => alt),
  { ...contactDetails, ...contactForm, ...errorPages, ...headerAndFooter, ...home },
  placeholderPages,
  servicesPageWords,
]).filter((text) => text !== '');

const italicWords = [
  site.taglines.footer,
  servicesPageWords.notice,
  ...Object.values(placeholderPages).map(({ notice }) => notice),
];

test.each<[face: keyof typeof faces, words: readonly string[], least: number]>([
  ['text', [...allWords, '© 0123456789'], 50],
  ['display', [...allWords, '© 0123456789'], 50],
  ['displayItalic', italicWords, 2],
])('the %s face has every character of its words', (face, words, least) => {
  expect(words.length).toBeGreaterThan(least);
  const { characters } = faces[face];
  expect([...words.join('')].filter((character) => !characters.includes(character))).toEqual([]);
});

test('every sentence is written, without superfluous spaces', () => {
  for (const text of allWords) {
    expect(text).toMatch(/^\S+( \S+)*$/);
    expect(text).not.toMatch(/lorem|ipsum|\btodo\b|\btbd\b|xxx/i);
  }
});
