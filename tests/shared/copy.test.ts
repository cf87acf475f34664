import { expect, test } from 'vitest';
import { faces } from '#scripts/media/fonts.ts';
import { copy } from '#shared/copy.ts';
import { linkLabels } from '#shared/navigation.ts';
import { pictures } from '#shared/pictures.ts';
import { services } from '#shared/services.ts';
import * as site from '#shared/site.ts';
import { stringsIn } from '../support/strings-in.ts';

const words = stringsIn([copy, linkLabels, services, pictures, { ...site }, '© 0123456789']);

/** What stands in the italic face: the notices of the pages and the tagline of the footer. */
const italicWords = stringsIn([
  copy.ourStory.notice,
  copy.services.notice,
  copy.gallery.notice,
  copy.partners.notice,
  copy.getInTouch.notice,
  site.taglines.footer,
]);

const missingFrom = (characters: string, texts: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => !characters.includes(character));

test.each(['text', 'display'] as const)('the %s face has every character of the copy', (face) => {
  expect(words.length).toBeGreaterThan(50);
  expect(missingFrom(faces[face].characters, words)).toEqual([]);
});

test('the italic face has every character of what is set in italics', () => {
  expect(italicWords).toHaveLength(6);
  expect(missingFrom(faces.displayItalic.characters, italicWords)).toEqual([]);
});

test('no sentence is empty, doubles a space or starts or ends with one', () => {
  for (const text of words) expect(text).toMatch(/^\S+( \S+)*$/);
});

test('no sentence says what is not known yet', () => {
  for (const text of words) expect(text).not.toMatch(/lorem|ipsum|todo|tbd|xxx/i);
});

test('the confirmation says what the specification has it say', () => {
  expect(copy.toast.sentTitle).toBe('Message Sent!');
  expect(copy.toast.sentText).toBe('Thank you for reaching out. We will get back to you shortly.');
});
