import { expect, test } from 'vitest';
import { longPages } from '#scripts/content/long-pages.ts';

test('a long page is noted with its size', () => {
  const pages = new Map([
    ['/short', 14_000],
    ['/long', 23_456],
  ]);
  expect(longPages(pages)).toEqual([expect.stringMatching(/^The page \/long has 23 kB/)]);
});
