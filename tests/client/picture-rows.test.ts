import { expect, test } from 'vitest';
import { rowsOf } from '#client/pictures/picture-rows.ts';

test.each([
  [Array(13).fill(1), '1,1,1 1,1,1 1,1,1,1 1,1,1'],
  [[0.8, 0.8, 2.4, 0.8, 1.5, 0.8, 0.8], '0.8,0.8,2.4 0.8,1.5,0.8,0.8'],
])('the last row of the pictures %j is as full as the others', (ratios, rows) => {
  expect(rowsOf(ratios, 3.5).join(' ')).toBe(rows);
});
