import { EventEmitter, once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { createMachine } from '../support/releases.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A project to deploy, and a machine where every restart succeeds, unless `restart` says otherwise. */
async function createSite(restart = async () => {}) {
  const project = createTemporaryFolder();
  cpSync(`${root}server/deploy/release.sh`, `${project}server/deploy/release.sh`);
  for (const file of ['package.json', 'server/index.js']) writeFileSync(project + file, '');
  const machine = await createMachine(restart);
  const { folder, current } = machine;

  /** Builds code with one asset of the same name, in place of the build before. */
  function build(code: string): void {
    rmSync(`${project}dist`, { recursive: true, force: true });
    for (const part of ['server', 'public/assets']) {
      mkdirSync(`${project}dist/${part}`, { recursive: true });
    }
    writeFileSync(`${project}dist/server/main.js`, code);
    writeFileSync(`${project}dist/public/assets/${code}.js`, code);
  }

  return {
    ...machine,
    build,
    release: (args?: string[], environment?: NodeJS.ProcessEnv) =>
      machine.release(project, args, environment),
    /** Builds and deploys; returns the name of the release. */
    async deploy(code: string): Promise<string> {
      build(code);
      expect(await machine.release(project)).toMatchObject({ code: 0, errors: '' });
      return current();
    },
    releases: () => readdirSync(`${folder}releases`),
    assetsOf: (release: string) => readdirSync(`${folder}releases/${release}/dist/public/assets`),
  };
}

test('without a build nothing is deployed', async () => {
  const { release, releases } = await createSite();
  expect(await release()).toMatchObject({
    code: 1,
    errors: expect.stringContaining('npm run build'),
  });
  expect(releases()).toEqual([]);
});

test('an unknown release is refused with a list of those there are', async () => {
  const { deploy, release, current } = await createSite();
  const first = await deploy('first');
  for (const name of ['', '..', '../current', 'abc']) {
    const { code, errors } = await release([name]);
    expect([code, current()]).toEqual([1, first]);
    expect(errors).toBe(`There is no release "${name}". There are, last used first: ${first}\n`);
  }
});

test('the five releases that were used last stay', async () => {
  const { deploy, release, releases } = await createSite();
  const names: string[] = [];
  for (const code of ['a', 'b', 'c', 'd', 'e']) names.push(await deploy(code));
  await release(names.slice(0, 1));
  names.push(await deploy('f'));
  expect(releases().toSorted()).toEqual(names.toSpliced(1, 1).toSorted());
});

test('a release takes the assets of the one before along', async () => {
  const { deploy, release, assetsOf } = await createSite();
  const first = await deploy('first');
  const second = await deploy('second');
  expect(assetsOf(second)).toEqual(['first.js', 'second.js']);
  // The way back takes them along too.
  await release([first]);
  expect(assetsOf(first)).toEqual(['first.js', 'second.js']);
});

test('assets of releases before that stay for 30 days', async () => {
  const { folder, deploy, assetsOf } = await createSite();
  await deploy('first');
  const second = `${folder}releases/${await deploy('second')}/`;
  const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
  const setTime = (file: string, days: number) => {
    utimesSync(second + file, daysAgo(days), daysAgo(days));
  };
  setTime('dist/public/assets/first.js', 42);
  setTime('package.json', 41);
  setTime('dist/public/assets/second.js', 40);
  expect(assetsOf(await deploy('third'))).toEqual(['second.js', 'third.js']);
});

test('of two deploys at once the second is refused', async () => {
  const restarts = new EventEmitter();
  const site = await createSite(async () => {
    restarts.emit('started');
    await once(restarts, 'end');
  });
  site.build('code');
  const first = site.release();
  await once(restarts, 'started');
  const { code, errors } = await site.release();
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Another deploy is under way/)]);
  restarts.on('started', () => process.nextTick(() => restarts.emit('end'))).emit('end');
  expect(await first).toMatchObject({ code: 0 });
});

test('a deploy that is killed at any step leaves whole releases', async () => {
  const { folder, build, deploy, release, releases, current } = await createSite();
  await deploy('first');
  let lastCode: number | null = null;
  for (let step = 1; lastCode === null; step += 1) {
    build(`step-${step}`);
    writeFileSync(`${folder}trap`, `trap '(( ++steps < ${step} )) || kill -KILL $$' DEBUG`);
    lastCode = (await release([], { BASH_ENV: `${folder}trap` })).code;
    for (const name of releases()) {
      const code = readFileSync(`${folder}releases/${name}/dist/server/main.js`, 'utf8');
      expect(existsSync(`${folder}releases/${name}/dist/public/assets/${code}.js`)).toBe(true);
    }
    expect(releases()).toContain(current());
  }
  expect(lastCode).toBe(0);
});
