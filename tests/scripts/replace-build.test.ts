import { randomUUID } from 'node:crypto';
import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildFolderAt } from '#scripts/bundle/build-folder.ts';
import { replaceBuild, writeRelease } from '#scripts/bundle/build-site.ts';
import { buildPaths, cacheFolder, inputs, root } from '#scripts/folders.ts';
import { cachedFile } from '#scripts/media/cache.ts';
import { runCommand } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Returns functions that create and inspect builds of one asset each, in a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    out,
    /** Builds the asset `file`, and calls `finish` before the build replaces the last one. */
    build: (file: string, finish: () => unknown = () => {}) =>
      replaceBuild(out, async ({ assets }) => {
        mkdirSync(assets, { recursive: true });
        writeFileSync(`${assets}/${file}`, '');
        await finish();
      }),
    assets: () => readdirSync(`${out}/public/assets`),
    /** The names of the build's folder and of the folders beside it. */
    folders: () => readdirSync(dirname(out)),
  };
}

test('a failed build changes no file and leaves none behind', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js');
  const failing = build('2.js', () => Promise.reject(new Error('It does not compile.')));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('a build that cannot be renamed stays as it was', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js');
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('It belongs to another user.'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  await expect(build('2.js')).rejects.toThrow('It belongs to another user.');
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('a build replaces the last one, even one that ended while it ran', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js', () => build('2.js'));
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

/** Creates a content folder and a build beside it. Returns the folder of both, with a slash at the end. */
function createFolders(): string {
  const folder = createTemporaryFolder();
  for (const name of ['content/files', 'build/data']) mkdirSync(folder + name, { recursive: true });
  writeFileSync(`${folder}build/data/assets.json`, '');
  return folder;
}

test('a build behind a link is replaced, and the link stays', () => {
  const folder = createFolders();
  symlinkSync('build', `${folder}link`);
  expect(buildFolderAt(`${folder}link`, `${folder}content`)).toBe(`${folder}build`);
  expect(buildFolderAt(`${folder}new`, `${folder}content`)).toBe(`${folder}new`);
});

test('a build replaces no other folder, and is in none that builds read', () => {
  const folder = createFolders();
  const content = `${folder}content`;
  symlinkSync('content', `${folder}link`);
  symlinkSync('gone', `${folder}broken`);
  for (const other of ['content', 'link', 'broken'])
    expect(() => buildFolderAt(folder + other, content)).toThrow('is not a build');
  for (const inside of ['content/files/out', 'link/out'])
    expect(() => buildFolderAt(folder + inside, content)).toThrow('content, which builds read');
  expect(() => buildFolderAt(`${inputs.public}/out`, content)).toThrow('public, which builds read');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a build that %s stops leaves no file',
  async (signal) => {
    const folder = createTemporaryFolder();
    const args = ['--import', 'tsx', 'scripts/build.ts', '--out', `${folder}dist`];
    const build = runCommand(process.execPath, args, { cwd: root });
    await vi.waitFor(() => expect(readdirSync(folder)).not.toEqual([]), 60_000);
    build.process.kill(signal);
    await build.ended;
    expect([build.process.signalCode, readdirSync(folder)]).toEqual([signal, []]);
  },
);

test('two builds can put the same file into the cache at the same time', async () => {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => rmSync(`${cacheFolder}/${name}`));
  const cache = () => cachedFile(name, async () => Buffer.from('whole'));
  const [path] = await Promise.all([cache(), cache()]);
  expect(readFileSync(path, 'utf8')).toBe('whole');
});

/** Returns the id of a release that contains a file with this text, in a folder in which builds write no file. */
async function releaseIdWith(text: string): Promise<string> {
  const output = buildPaths(createTemporaryFolder());
  mkdirSync(output.server);
  writeFileSync(`${output.out}/.added`, text);
  await writeRelease(output);
  return readFileSync(`${output.server}/release`, 'utf8');
}

test('the id of a release changes with any of its files', async () => {
  expect(await releaseIdWith('one')).not.toBe(await releaseIdWith('two'));
});
