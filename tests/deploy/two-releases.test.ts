import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { buildRelease } from '../support/project-copy.ts';
import { startRelease } from '../support/server-process.ts';

/** The names of the files that a release serves under `/assets/`, without their compressed forms. */
function assetsOf(folder: string): string[] {
  return readdirSync(`${folder}dist/public/assets`).filter((name) => !/\.(br|gz)$/.test(name));
}

test('while two releases answer behind nginx, a page of either finds all of its files', async () => {
  const older = buildRelease('shared/words/home.ts', 'Journey', 'Way');
  const folders = [older, root];
  const upstreamPorts = [await freePort(), await freePort()];
  for (const [index, folder] of folders.entries())
    await startRelease(folder, upstreamPorts[index] ?? 0);
  const nginx = await startNginx({ upstreamPorts, requestsPerS: 10_000 });

  const [ofOlder = [], ofNewer = []] = folders.map(assetsOf);
  const onlyInOlder = ofOlder.filter((name) => !ofNewer.includes(name));
  const onlyInNewer = ofNewer.filter((name) => !ofOlder.includes(name));
  expect(onlyInOlder.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0);
  expect(onlyInNewer.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0);

  for (const [folder, names] of [
    [older, ofOlder],
    [root, ofNewer],
  ] as const) {
    for (const name of names) {
      // Twice, so that either process is asked first.
      for (const _ of ['one', 'other']) {
        const response = await fetch(`${nginx.url}/assets/${name}`);
        expect([name, response.status]).toEqual([name, 200]);
        const body = Buffer.from(await response.arrayBuffer());
        expect(body.equals(readFileSync(`${folder}dist/public/assets/${name}`)), name).toBe(true);
      }
    }
  }
  expect((await fetch(`${nginx.url}/assets/in-no-release.js`)).status).toBe(404);
  const lines = await nginx.stop();
  const askedTwice = lines.filter(({ upstreamStatus }) => upstreamStatus === '404, 200');
  const paths = new Set(askedTwice.map(({ path }) => path.replace('/assets/', '')));
  expect(onlyInOlder.some((name) => paths.has(name))).toBe(true);
  expect(onlyInNewer.some((name) => paths.has(name))).toBe(true);
}, 120_000);
