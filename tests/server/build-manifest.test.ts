import { cpSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { BuildError, readBuild } from '#server/files/build-manifest.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const built = outputFolders('production');
const builtFolder = `${built.out}/`;
const manifest = JSON.parse(readFileSync(`${builtFolder}build.json`, 'utf8'));

/** Expects a sentence that names `reason` and what to do. */
function expectRefusal(folder: string, reason = folder) {
  const read = () => readBuild(folder);
  expect(read).toThrow(BuildError);
  expect(read).toThrow(reason);
  expect(read).toThrow('npm run build');
}

test('the build is read with the folder that visitors fetch from', () => {
  expect(readBuild(builtFolder)).toMatchObject({
    main: manifest.main,
    publicFolder: `${builtFolder}public`,
  });
});

test.each([
  ['that is missing', null],
  ['that is cut off', JSON.stringify(manifest).slice(0, 40)],
  ['with no main script', { ...manifest, main: undefined }],
  ['with no inline script', { ...manifest, headScript: '' }],
  ['with a script outside its folder', { ...manifest, main: '../server/main.js' }],
  ['with a script that would break out of the HTML', { ...manifest, main: '"><script>.js' }],
  [
    'with a file outside its folder',
    { ...manifest, files: { ...manifest.files, '/../server/main.js': manifest.server } },
  ],
  ['with a script of another build', { ...manifest, main: 'main-ABCDEFGH.js' }],
])('a manifest %s is refused', (_what, content) => {
  const folder = createTemporaryFolder();
  symlinkSync(built.public, `${folder}public`);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  if (content) writeFileSync(`${folder}build.json`, text);
  expectRefusal(folder);
});

test.each<[what: string, damage: (path: string) => void]>([
  ['missing', (path) => rmSync(path)],
  ['empty', (path) => truncateSync(path)],
  ['cut off', (path) => truncateSync(path, 1000)],
  ['another one', (path) => writeFileSync(path, readFileSync(path).fill(0, 0, 1))],
])('a build with a file that is %s is refused by name', (_what, damage) => {
  const folder = createTemporaryFolder();
  cpSync(builtFolder, folder, { recursive: true });
  expect(readBuild(folder).main).toBe(manifest.main);
  const file = `public/assets/${manifest.main}`;
  damage(folder + file);
  expectRefusal(folder, file);
});
