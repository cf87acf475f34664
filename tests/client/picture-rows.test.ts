import { expect, test } from 'vitest';
import { rowsOf } from '#client/pictures/picture-rows.ts';

test.each([
  ['13 squares', Array(13).fill(1), 3.5, '1,1,1 1,1,1 1,1,1 1,1,1,1'],
  ['mixed shapes', [0.7, 0.8, 1.5, 0.8, 0.8, 0.8, 1, 0.8], 2.2, '0.7,0.8,1.5 0.8,0.8,0.8 1,0.8'],
])('rows of %s have heights as equal as possible', (_what, ratios, rowRatio, rows) => {
  expect(rowsOf(ratios, rowRatio).join(' ')).toBe(rows);
});
