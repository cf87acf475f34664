import { expect, test } from 'vitest';
import { longPages } from '#scripts/content/long-pages.ts';
import { oldNames } from '#scripts/content/old-names.ts';

const deliveredName = 'The Wedding & Events Designer';

test('a drawing with another title than the name of the business is noted', () => {
  const sources = ['<title>Rose & Stone</title>', '<title>Lark &amp; Linden</title>', '<svg/>'];
  const drawings = sources.map((source, index) => ({ file: `public/${index}.svg`, source }));
  expect(oldNames('Lark & Linden', drawings, [])).toEqual([
    expect.stringMatching(/^public\/0\.svg says "Rose & Stone": .*"Lark & Linden"/),
    expect.stringMatching(/^public\/2\.svg says "": .*"Lark & Linden"/),
  ]);
});

test('after a rename, a text with the delivered name is noted', () => {
  const file = 'shared/pictures.ts';
  const texts = [{ file, path: ['store', 'alt'], text: `A sign: ${deliveredName}` }];
  expect(oldNames('Lark & Linden', [], texts)).toEqual([
    expect.stringMatching(/^shared\/pictures\.ts still says .* in store, alt: /),
  ]);
  expect(oldNames(deliveredName, [], texts)).toEqual([]);
});

test('a long page is noted with its size', () => {
  const pages = new Map([
    ['/short', 14_000],
    ['/long', 23_456],
  ]);
  expect(longPages(pages)).toEqual([expect.stringMatching(/^The page \/long has 23 kB/)]);
});
