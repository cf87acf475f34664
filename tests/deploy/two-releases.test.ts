import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { startNginx } from '../support/nginx.ts';
import { buildRelease } from '../support/project-copy.ts';
import { startReadyServer } from '../support/server-process.ts';

/** Starts a release; returns its port and the files that it serves under `/assets/`. */
async function start(folder: string) {
  const { port } = await startReadyServer({}, folder);
  const assets = `${folder}dist/public/assets/`;
  const names = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  return { port, assets, names };
}

test('while two releases answer behind nginx, a page of either finds all of its files', async () => {
  const older = await start(buildRelease('shared/copy/home.ts', 'Journey', 'Way'));
  const newer = await start(root);
  const upstreamPorts = [older.port, newer.port];
  const nginx = await startNginx({ upstreamPorts, requestsPerS: 10_000 });

  for (const { assets, names } of [older, newer]) {
    // Twice, so that either process is asked first.
    for (const name of [...names, ...names]) {
      const response = await fetch(`${nginx.url}/assets/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.equals(readFileSync(assets + name)), name).toBe(true);
    }
  }
  expect((await fetch(`${nginx.url}/assets/in-no-release.js`)).status).toBe(404);

  const lines = await nginx.stop();
  const askedTwice = lines.filter(({ upstreamStatus }) => upstreamStatus === '404, 200');
  const paths = new Set(askedTwice.map(({ path }) => path.replace('/assets/', '')));
  for (const [one, other] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const own = one.names.filter((name) => !other.names.includes(name));
    expect(own.some((name) => name.endsWith('.js') && paths.has(name))).toBe(true);
  }
}, 120_000);
