import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { wordKeys } from '#shared/words.ts';

const files = globSync('{client,server}/**/*.{ts,tsx}', { cwd: root });
const texts = [...files, 'shared/form-fields.ts'].map((file) => readFileSync(root + file, 'utf8'));

/** The keys of words, also in groups within a group. */
const keysIn = (words: object): string[] =>
  Object.entries(words).flatMap(([key, word]) => (typeof word === 'string' ? key : keysIn(word)));

test.each(Object.entries(wordKeys))(
  'each word of "%s" is read by a file that names them',
  (group, words) => {
    const keys = keysIn(words);
    // A function that shows them may be named in the singular, as `errorPage` is.
    const readers = texts.filter((text) => new RegExp(group.replace(/s$/, ''), 'i').test(text));
    const isRead = (key: string) => readers.some((text) => new RegExp(`\\b${key}\\b`).test(text));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !isRead(key))).toEqual([]);
  },
);
