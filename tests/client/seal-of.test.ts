import { expect, test } from 'vitest';
import { sealOf } from '#client/pages/home/seal-of.ts';

test.each([
  ['Ada & Grace', 'A&G'],
  ['Ada and Grace', 'A&G'],
  [' Ada + Grace ', 'A&G'],
  ['Ada und Grace', 'A&G'],
  ['Ada&Grace', 'A&G'],
  ['Zoë et Élodie', 'Z&É'],
  ['Anne-Marie en D’Arcy', 'A&D'],
  ['', '&'],
  ['Ada King', '&'],
  ['ada & grace', '&'],
  ['José Ortega y Gasset', '&'],
])('a message signed "%s" gets the seal %s', (names, seal) => {
  expect(sealOf(names)).toBe(seal);
});
