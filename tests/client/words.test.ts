import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { wordKeys } from '#shared/words.ts';

const files = globSync('{client,server}/**/*.{ts,tsx}', { cwd: root });
const texts = [...files, 'shared/form-fields.ts'].map((file) => readFileSync(root + file, 'utf8'));

test.each(Object.entries(wordKeys))('some code shows each word of "%s"', (group, words) => {
  // Code may name a group in the singular: `errorPage` shows words of `errors`.
  const name = new RegExp(group.replace(/s$/, ''), 'i');
  const readers = texts.filter((text) => name.test(text)).join();
  const keys = JSON.stringify(words).match(/\w+(?=":"")/g) ?? [];
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(readers))).toEqual([]);
});
