import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createSite } from './releases.ts';

test('without a build nothing is deployed', async () => {
  const { release, releases } = await createSite();
  expect((await release()).errors).toMatch(/^There is no build in .*npm run build/);
  expect(releases()).toEqual([]);
});

test('an unknown release is refused with a list of the releases that exist', async () => {
  const { deploy, release, current } = await createSite();
  const first = await deploy('first');
  for (const name of ['', '..', 'abc']) {
    const { code, errors } = await release([name]);
    expect([code, current()]).toEqual([1, first]);
    expect(errors).toBe(`There is no release "${name}". These exist, last used first: ${first}\n`);
  }
});

test('the five releases that were used last are kept', async () => {
  const { deploy, release, releases } = await createSite();
  const names: string[] = [];
  for (const code of ['a', 'b', 'c', 'd', 'e']) names.push(await deploy(code));
  await release(names.slice(0, 1));
  names.push(await deploy('f'));
  expect(releases().toSorted()).toEqual(names.toSpliced(1, 1).toSorted());
});

test('assets are kept for 30 days after their release was replaced', async () => {
  const { deploy, release, assets, age } = await createSite();
  const first = await deploy('first');
  // The first release runs for 40 days before the other three are deployed.
  age(first, 40);
  const second = await deploy('second');
  const third = await deploy('third');
  expect(assets(third)).toEqual(['first.js', 'second.js', 'third.js']);
  age(third, 29);
  await release([second]);
  expect(assets(second)).toEqual(['first.js', 'second.js', 'third.js']);
  age(second, 2);
  expect(assets(await deploy('fourth'))).toEqual(['fourth.js', 'second.js', 'third.js']);
});

test('only a build whose files differ gets another release and restarts', async () => {
  const restart = vi.fn(async () => {});
  const { folder, project, deploy, release, releases, current } = await createSite(restart);
  const [first, second] = [await deploy('first'), await deploy('second')];
  fs.writeFileSync(`${project}dist/server/commit`, 'another');
  expect(await release()).toMatchObject({ code: 0, output: `${second} is live.\n` });
  expect(restart).toHaveBeenCalledTimes(4);
  expect(await deploy('first')).toBe(first);
  expect(releases()).toHaveLength(2);
  // Two releases that were created in the same second would have the same name.
  const earlier = first.replace(/^\d+/, '20200101');
  fs.renameSync(`${folder}releases/${first}`, `${folder}releases/${earlier}`);
  const file = 'dist/public/prices.pdf';
  fs.writeFileSync(project + file, '');
  expect(await release()).toMatchObject({ code: 0 });
  expect(current()).not.toBe(earlier);
  // A release keeps the times of files, because browsers ask whether a file is newer than theirs.
  expect(fs.statSync(`${folder}current/${file}`).mtime).toEqual(fs.statSync(project + file).mtime);
});

test('if the second process is not ready, both return to the last release', async () => {
  const restarts: string[] = [];
  const { build, deploy, release, current } = await createSite(async (port) => {
    restarts.push(`${port} with ${current()}`);
    expect(restarts).not.toHaveLength(4);
  });
  const first = await deploy('first');
  build('second');
  const { code, errors } = await release();
  expect([code, current()]).toEqual([1, first]);
  expect(errors).toMatch(/^wedding-events@3002 is not ready .* again\.$/m);
  expect(restarts.slice(-2)).toEqual([`3002 with ${first}`, `3001 with ${first}`]);
});

test('after a deploy that was killed the next deploy knows the way back', async () => {
  let isReady = true;
  const { folder, build, deploy, release, current } = await createSite(async () => {
    expect(isReady).toBe(true);
  });
  const first = await deploy('first');
  isReady = false;
  build('second');
  const systemctl = fs.readFileSync(`${folder}bin/systemctl`);
  fs.writeFileSync(`${folder}bin/systemctl`, '#!/bin/sh\nkill -KILL $PPID');
  expect(await release()).toMatchObject({ code: null });
  expect(current()).not.toBe(first);
  fs.writeFileSync(`${folder}bin/systemctl`, systemctl);
  expect((await release()).errors).toContain(`"current" is ${first} again.`);
  // A full disk may leave the file `ready` empty.
  fs.writeFileSync(`${folder}ready`, '');
  expect((await release()).errors).toContain(`"current" is ${first} again.`);
});

test('a deploy is refused while another one is running', async () => {
  let second = {};
  const site = await createSite(async () => {
    second = await site.release();
  });
  await site.deploy('code');
  expect(second).toMatchObject({ code: 1, errors: expect.stringMatching(/^Another deploy/) });
});

test('a deploy that is killed at any step leaves only complete releases', async () => {
  const { folder, build, deploy, release, releases, current, assets } = await createSite();
  const deployed = new Set<string>();
  await deploy('first');
  let lastCode: number | null = null;
  for (let step = 1; lastCode === null; step += 1) {
    build(`step-${step}`);
    // Steps in subshells are not counted: a subshell has a copy of `steps`, whose changes are lost at its end.
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
});
