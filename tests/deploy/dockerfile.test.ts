import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { readSample } from '../support/deploy-samples.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const dockerfile = readSample('Dockerfile');

test('both stages have the exact Node that .nvmrc names', () => {
  const versions = [...dockerfile.matchAll(/^FROM node:(\d+\.\d+\.\d+)-bookworm-slim/gm)];
  const [one, other] = versions.map(([, version]) => version);
  expect(one?.split('.')[0]).toBe(readFileSync(`${root}.nvmrc`, 'utf8').trim());
  expect(other).toBe(one);
});

test('all that the build copies exists, and .dockerignore lets it through', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const copied = copies.flatMap(([, paths = '']) => paths.split(' '));
  const admitted = readSample('Dockerfile.dockerignore').match(/(?<=^!).+$/gm);
  expect(copied.toSorted()).toEqual(admitted?.toSorted());
  for (const path of copied) expect(existsSync(root + path), path).toBe(true);
});

test('the files that the image is given serve the site, alone', async () => {
  const folder = createTemporaryFolder();
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const path of from.split(' ')) {
      const target = to.endsWith('/') ? to + basename(path) : to;
      cpSync(path.replace('/site/', root), folder + target, { recursive: true });
    }
  }
  expect(existsSync(`${folder}node_modules`)).toBe(false);
  const port = await startServerProcess({ NODE_ENV: 'production' }, folder).listening;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await response.text()) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
}, 60_000);
