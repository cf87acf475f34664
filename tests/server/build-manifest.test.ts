import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { BuildError, readBuild } from '#server/files/build-manifest.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const builtFolder = `${outputFolders('production').out}/`;
const manifest = JSON.parse(readFileSync(`${builtFolder}build.json`, 'utf8'));

function expectRefusal(folder: string) {
  expect(() => readBuild(folder)).toThrow(BuildError);
  expect(() => readBuild(folder)).toThrow(folder);
  expect(() => readBuild(folder)).toThrow('npm run build');
}

test('the build is read with the folder that visitors fetch from', () => {
  expect(readBuild(builtFolder)).toMatchObject({
    main: manifest.main,
    fonts: manifest.fonts,
    publicFolder: `${builtFolder}public`,
  });
});

test('a folder without a build is named in one sentence', () => {
  expectRefusal(createTemporaryFolder());
});

test('a manifest that is cut off is refused', () => {
  const folder = createTemporaryFolder();
  writeFileSync(`${folder}build.json`, JSON.stringify(manifest).slice(0, 40));
  expectRefusal(folder);
});

test.each([
  ['no main script', { ...manifest, main: undefined }],
  ['no fonts', { ...manifest, fonts: {} }],
  ['a script outside its folder', { ...manifest, main: '../server/main.js' }],
  ['a script that would break out of the HTML', { ...manifest, main: '"><script>.js' }],
])('a manifest with %s is refused', (_name, content) => {
  const folder = createTemporaryFolder();
  writeFileSync(`${folder}build.json`, JSON.stringify(content));
  expectRefusal(folder);
});
