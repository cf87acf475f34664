import { expect, test } from 'vitest';
import { faces } from '#scripts/media/fonts.ts';
import { allWords, italicWords } from '../support/all-words.ts';

const missingFrom = (characters: string, texts: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => !characters.includes(character));

test.each(['text', 'display'] as const)('the %s face has every character of the words', (face) => {
  expect(allWords.length).toBeGreaterThan(50);
  expect(missingFrom(faces[face].characters, [...allWords, '© 0123456789'])).toEqual([]);
});

test('the italic face has every character of what is set in italics', () => {
  expect(italicWords.length).toBeGreaterThan(2);
  expect(missingFrom(faces.displayItalic.characters, italicWords)).toEqual([]);
});

test('no sentence is blank, doubles a space or starts or ends with one', () => {
  for (const text of allWords) expect(text).toMatch(/^\S+( \S+)*$/);
});

test('no sentence is left to be written', () => {
  for (const text of allWords) expect(text).not.toMatch(/lorem|ipsum|\btodo\b|\btbd\b|xxx/i);
});
