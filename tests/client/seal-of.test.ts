import { expect, test } from 'vitest';
import { sealOf } from '#client/pages/home/seal-of.ts';

test.each([
  ['Ada & Grace', 'A&G'],
  ['Ada and Grace', 'A&G'],
  [' Ada + Grace ', 'A&G'],
  ['Ada und Grace', 'A&G'],
  ['Zoë et Élodie', 'Z&É'],
  ['Ana y Luis', 'A&L'],
  ['Kaj och Ida', 'K&I'],
  ['Anne-Marie en D’Arcy', 'A&D'],
])('two who sign as ‘%s’ have %s in their seal', (names, seal) => {
  expect(sealOf(names)).toBe(seal);
});

test.each(['', 'Ada', 'Ada King', 'ada & grace', 'Leonardo da Vinci', 'José Ortega y Gasset'])(
  'who signs as ‘%s’ has an ampersand in the seal',
  (names) => {
    expect(sealOf(names)).toBe('&');
  },
);
