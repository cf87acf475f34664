import { expect, test } from 'vitest';
import { copyProject, edit, runIn } from '../support/project-copy.ts';

test.each([
  [
    'an email address that is not one',
    'shared/site.ts',
    "email: string = ''",
    "email: string = 'hello'",
    'shared/site.ts has the email address "hello", which is not one: write it as in',
  ],
  [
    'a name that the code uses',
    'shared/copy/home.ts',
    'learnMore:',
    'lernMore:',
    "Property 'learnMore' does not exist. Did you mean 'lernMore'?",
  ],
])('npm run check says what is wrong with %s', (_what, file, from, to, said) => {
  const folder = copyProject();
  edit(folder + file, from, to);
  const { code, output } = runIn(folder, 'scripts/check.ts');
  expect(code).toBe(1);
  expect(output).toContain(said);
  expect(output).not.toContain('All is well');
  expect(output).not.toMatch(/^\s+at /m);
});
