import { expect, test } from 'vitest';
import { faces } from '#scripts/media/fonts.ts';
import { allTexts } from '#shared/all-texts.ts';
import { checkContent } from '#shared/check-content.ts';

const everyCharacter = [...allTexts.map(({ text }) => text).join(''), ...'©0123456789'];

test('all words, facts and tables can be used', () => {
  expect(allTexts.length).toBeGreaterThan(100);
  expect(checkContent()).toEqual([]);
});

test.each(Object.entries(faces))('the %s face has every character', (_name, { characters }) => {
  expect(everyCharacter.filter((character) => !characters.includes(character))).toEqual([]);
});
