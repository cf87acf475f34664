import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, replaceBuild } from '#scripts/bundle/build-site.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { inputs, root } from '#scripts/folders.ts';
import { runCommand } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Builds of one asset each, into a temporary folder. */
function createBuilder() {
  const out = `${createTemporaryFolder()}dist`;
  return {
    /** Builds `file`, and calls `last` before the build takes its place. */
    build: (file: string, last: () => unknown = () => {}) =>
      replaceBuild(out, async ({ assets }) => {
        mkdirSync(assets, { recursive: true });
        writeFileSync(`${assets}/${file}`, '');
        await last();
      }),
    /** Starts a build in another process; resolves when it is made. It takes its place on SIGUSR2. */
    async start(file: string) {
      const code = `import { mkdirSync } from 'node:fs';
        import { replaceBuild } from './scripts/bundle/build-site.ts';
        await replaceBuild('${out}', async ({ assets }) => {
          mkdirSync(assets + '/${file}', { recursive: true });
          const wait = setInterval(() => console.log('made'), 50);
          await new Promise((resolve) => process.once('SIGUSR2', resolve));
          clearInterval(wait);
        });`;
      const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
      const started = runCommand(process.execPath, args, { cwd: root });
      await started.prints('made');
      return started;
    },
    assets: () => readdirSync(`${out}/public/assets`),
    /** The build, and what is beside it. */
    folders: () => readdirSync(dirname(out)),
  };
}

test('a failed build changes nothing, and leaves nothing', async () => {
  const { build, assets, folders } = createBuilder();
  await build('1.js');
  const failing = build('2.js', () => Promise.reject(new Error('It does not compile.')));
  await expect(failing).rejects.toThrow('It does not compile.');
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('of two builds at once both succeed, and the one that ends last stays', async () => {
  const { build, start, assets, folders } = createBuilder();
  const first = await start('1.js');
  await build('2.js');
  expect(assets()).toEqual(['2.js']);
  first.process.kill('SIGUSR2');
  expect(await first.ended).toMatchObject({ code: 0, errors: '' });
  expect([assets(), folders()]).toEqual([['1.js'], ['dist']]);
});

test('what a killed build leaves goes with the next one', async () => {
  const { build, start, folders } = createBuilder();
  const killed = await start('1.js');
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect(folders()).toEqual([`dist.next-${killed.process.pid}`]);
  await build('2.js');
  expect(folders()).toEqual(['dist']);
});

test('the same sources built twice have the same names', async () => {
  const out = `${createTemporaryFolder()}dist`;
  const listBuild = async () => {
    const checked = await readContent(inputs.content);
    await replaceBuild(out, (next) => buildSite(checked, next));
    return readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
  };
  const files = await listBuild();
  expect(files).toContain('server/main.js');
  expect(await listBuild()).toEqual(files);
}, 300_000);
