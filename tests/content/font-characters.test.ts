import { expect, test } from 'vitest';
import { allTexts } from '#scripts/content/all-texts.ts';
import { faces } from '#scripts/media/fonts.ts';

const everyCharacter = [...allTexts.map(({ text }) => text).join(''), ...'©0123456789'];

test.each(Object.entries(faces))('the %s face has every character', (_name, { characters }) => {
  expect(allTexts.length).toBeGreaterThan(100);
  expect(everyCharacter.filter((character) => !characters.includes(character))).toEqual([]);
});
