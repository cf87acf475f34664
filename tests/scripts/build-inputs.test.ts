import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { buildIn, copyProject, edit } from '../support/project-copy.ts';

/** Takes a package away from a copy of the project alone, whose packages are a link to the real ones. */
function removePackage(folder: string, name: string): void {
  rmSync(`${folder}node_modules`);
  mkdirSync(`${folder}node_modules`);
  for (const other of readdirSync(`${root}node_modules`)) {
    if (other === name) continue;
    symlinkSync(`${root}node_modules/${other}`, `${folder}node_modules/${other}`);
  }
}

const oneSentence = /^[^\n]+: [^\n]+\.\n$/;

test.each<
  [what: string, file: string, spoil: (path: string, folder: string) => void, said: RegExp]
>([
  [
    'a font that is missing',
    'node_modules/@fontsource/cormorant-garamond/',
    (_path, folder) => removePackage(folder, '@fontsource'),
    oneSentence,
  ],
  [
    'a logo that is no drawing',
    'client/pictures/wordmark.svg',
    (path) => writeFileSync(path, 'This is no drawing.'),
    oneSentence,
  ],
  [
    'a comma that is missing',
    'shared/words/home.ts',
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
  spoil(folder + file, folder);
  const { code, output } = buildIn(folder);
  expect(code).toBe(1);
  expect(output).toMatch(said);
  expect(output).toContain(file);
  expect(output).not.toMatch(/^\s+at /m);
  expect(readFileSync(`${folder}dist/build.json`)).toEqual(readFileSync(`${root}dist/build.json`));
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
