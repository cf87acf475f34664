import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { buildIn, copyProject, edit } from '../support/project-copy.ts';

const oneSentence = /^[^\n]+: [^\n]+\.\n$/;

test.each<[what: string, file: string, spoil: (path: string) => void, said: RegExp]>([
  [
    'a comma that is missing',
    'shared/copy/home.ts',
    (path) => edit(path, "Discover Our Story',", "Discover Our Story'"),
    oneSentence,
  ],
  [
    'a typo',
    'client/app.tsx',
    (path) => appendFileSync(path, 'export const typo = ;\n'),
    /client\/app\.tsx:\d+:\d+/,
  ],
])('%s ends a build with its name and leaves the previous build', (_what, file, spoil, said) => {
  const folder = copyProject();
  cpSync(`${root}dist`, `${folder}dist`, { recursive: true });
  spoil(folder + file);
  const { code, output } = buildIn(folder);
  expect(code).toBe(1);
  expect(output).toMatch(said);
  expect(output).toContain(file);
  expect(output).not.toMatch(/^\s+at /m);
  expect(readFileSync(`${folder}dist/data/scripts.json`)).toEqual(
    readFileSync(`${root}dist/data/scripts.json`),
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
