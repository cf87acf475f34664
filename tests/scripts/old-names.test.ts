import { expect, test } from 'vitest';
import { oldNames } from '#scripts/content/old-names.ts';

const drawing = (title: string) => ({
  file: 'public/sign.svg',
  source: `<svg><title>${title}</title>`,
});
const ordered = 'The Wedding & Events Designer';

test('a drawing with another title than the name of the business is noted', () => {
  expect(oldNames('Lark & Linden', [drawing('Rose & Stone')], [])).toEqual([
    expect.stringMatching(/^public\/sign\.svg says "Rose & Stone": .*"Lark & Linden"/),
  ]);
  expect(oldNames('Lark & Linden', [drawing('Lark &amp; Linden')], [])).toEqual([]);
  expect(
    oldNames('Lark & Linden', [{ file: 'public/sign.svg', source: '<svg/>' }], []),
  ).toHaveLength(1);
});

test('after a rename, a text with the delivered name is noted', () => {
  const texts = [
    { file: 'shared/pictures.ts', path: ['store', 'alt'], text: `A sign: ${ordered}` },
  ];
  expect(oldNames('Lark & Linden', [], texts)).toEqual([
    expect.stringMatching(/^shared\/pictures\.ts still says .* in store, alt: /),
  ]);
  expect(oldNames(ordered, [], texts)).toEqual([]);
});
