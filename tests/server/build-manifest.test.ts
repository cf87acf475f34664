import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { BuildError, readBuild } from '#server/files/build-manifest.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const built = outputFolders('production');
const builtFolder = `${built.out}/`;
const manifest = JSON.parse(readFileSync(`${builtFolder}build.json`, 'utf8'));

function expectRefusal(folder: string, reason = folder) {
  expect(() => readBuild(folder)).toThrow(BuildError);
  expect(() => readBuild(folder)).toThrow('npm run build');
  expect(() => readBuild(folder)).toThrow(reason);
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
  ['no inline script', { ...manifest, headScript: '' }],
  ['no fonts', { ...manifest, fonts: {} }],
  ['a script outside its folder', { ...manifest, main: '../server/main.js' }],
  ['a script that would break out of the HTML', { ...manifest, main: '"><script>.js' }],
  ['a file outside its folder', { ...manifest, files: { '/../build.json': {} } }],
  ['a script of another build', { ...manifest, main: 'main-ABCDEFGH.js' }],
])('a manifest with %s is refused', (_name, content) => {
  const folder = createTemporaryFolder();
  cpSync(built.public, `${folder}public`, { recursive: true });
  writeFileSync(`${folder}build.json`, JSON.stringify(content));
  expectRefusal(folder);
});

const damages: readonly [what: string, damage: (path: string) => void][] = [
  ['missing', (path) => rmSync(path)],
  ['empty', (path) => truncateSync(path)],
  ['cut off', (path) => truncateSync(path, 1000)],
  ['another one', (path) => writeFileSync(path, readFileSync(path).fill(0, 0, 1))],
];

const damaged = [
  `/assets/${manifest.main}`,
  `/assets/${manifest.main}.br`,
  `/assets/${manifest.chunks[0]}`,
  `/assets/${manifest.fonts.text}`,
  '/favicon.svg',
];

test.each(damages)('a build with a file that is %s is refused by name', (_what, damage) => {
  const folder = createTemporaryFolder();
  cpSync(builtFolder, folder, { recursive: true });
  for (const file of damaged) {
    const path = `${folder}public${file}`;
    damage(path);
    expectRefusal(folder, `public${file}`);
    cpSync(built.public + file, path);
  }
  expect(readBuild(folder).main).toBe(manifest.main);
});
