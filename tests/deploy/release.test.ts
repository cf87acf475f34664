import fs from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { createMachine } from '../support/releases.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A project to deploy, and a machine where every restart succeeds, unless `restart` says otherwise. */
async function createSite(restart = async () => {}) {
  const project = createTemporaryFolder();
  fs.cpSync(`${root}server/deploy/release.sh`, `${project}server/deploy/release.sh`);
  for (const file of ['package.json', 'server/index.js']) fs.writeFileSync(project + file, '');
  const { folder, current, release } = await createMachine(restart);

  const site = {
    folder,
    current,
    release: release.bind(null, project),
    /** Builds code with one asset of the same name, in place of the build before. */
    build(code: string): void {
      fs.rmSync(`${project}dist`, { recursive: true, force: true });
      for (const part of ['server', 'public/assets']) {
        fs.mkdirSync(`${project}dist/${part}`, { recursive: true });
      }
      fs.writeFileSync(`${project}dist/server/main.js`, code);
      fs.writeFileSync(`${project}dist/public/assets/${code}.js`, code);
    },
    /** Builds and deploys; returns the name of the release. */
    async deploy(code: string): Promise<string> {
      site.build(code);
      expect(await site.release()).toMatchObject({ code: 0, errors: '' });
      return current();
    },
    releases: () => fs.readdirSync(`${folder}releases`),
    assets: (name: string) => fs.readdirSync(`${folder}releases/${name}/dist/public/assets`),
    /** Makes a file of a release look as if it had been deployed some days ago. */
    age(name: string, file: string, days: number): void {
      const time = Date.now() / 1000 - days * 24 * 60 * 60;
      fs.utimesSync(`${folder}releases/${name}/${file}`, time, time);
    },
  };
  return site;
}

test('without a build nothing is deployed', async () => {
  const { release, releases } = await createSite();
  expect((await release()).errors).toMatch(/^There is no build in .*npm run build/);
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

test('assets of the release before come along, older ones for 30 days', async () => {
  const { deploy, release, assets, age } = await createSite();
  await deploy('first');
  const second = await deploy('second');
  expect(assets(second)).toEqual(['first.js', 'second.js']);
  age(second, 'dist/public/assets/first.js', 42);
  age(second, 'package.json', 41);
  age(second, 'dist/public/assets/second.js', 40);
  const third = await deploy('third');
  expect(assets(third)).toEqual(['second.js', 'third.js']);
  await release([second]);
  expect(assets(second)).toEqual(['first.js', 'second.js', 'third.js']);
});

test('of two deploys at once the second is refused', async () => {
  let second = {};
  const site = await createSite(async () => {
    second = await site.release();
  });
  await site.deploy('code');
  expect(second).toMatchObject({ code: 1, errors: expect.stringMatching(/^Another deploy/) });
});

test('a deploy that is killed at any step leaves whole releases', async () => {
  const { folder, build, deploy, release, releases, current, assets } = await createSite();
  const deployed = new Set<string>();
  await deploy('first');
  let lastCode: number | null = null;
  for (let step = 1; lastCode === null; step += 1) {
    build(`step-${step}`);
    // Counted in subshells too, the steps that follow them would be left out.
    const isEarlier = `((BASH_SUBSHELL || ++steps < ${step}))`;
    fs.writeFileSync(`${folder}trap`, `set -T; trap '${isEarlier} || kill -KILL $$' DEBUG`);
    lastCode = (await release([], { BASH_ENV: `${folder}trap` })).code;
    for (const name of releases()) {
      const code = fs.readFileSync(`${folder}releases/${name}/dist/server/main.js`, 'utf8');
      expect(assets(name)).toContain(`${code}.js`);
      deployed.add(`${code}.js`);
      expect([...deployed]).toEqual(expect.arrayContaining(assets(name)));
    }
    expect(releases()).toContain(current());
  }
  expect(lastCode).toBe(0);
}, 90_000);
