import { expect, test } from 'vitest';
import { fingerprint } from '#scripts/media/cache.ts';

const bytes = Uint8Array.from([1, 2, 3]);

test('a fingerprint depends on each of its parts and on their number only', () => {
  const own = fingerprint(bytes, 'recipe');
  expect(fingerprint(Uint8Array.from([1, 2, 3]), 'recipe')).toBe(own);
  const others = [
    fingerprint(bytes, 'rec', 'ipe'),
    fingerprint(bytes, 'recipf'),
    fingerprint(Uint8Array.from([1, 2, 4]), 'recipe'),
    fingerprint(bytes),
    fingerprint('recipe'),
    fingerprint(bytes, 'recipe', 'v2'),
  ];
  expect(new Set([own, ...others]).size).toBe(7);
});
