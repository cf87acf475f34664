import { readdirSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { listenOn } from '../support/listen-on.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build } = createTestApp();

let stream: Awaited<ReturnType<typeof listenOn>>['stream'];

beforeEach(async () => {
  ({ stream } = await listenOn(app));
});

/** Asked for as they are written: no client tidies them up on the way. */
const privatePaths = [
  '/package.json',
  '/build.json',
  '/server/main.js',
  '/dist/server/main.js',
  '/node_modules/express/package.json',
  '/.env',
  '/.git/config',
  '/../package.json',
  '/../../package.json',
  '/assets/../../build.json',
  '/assets/..%2f..%2fbuild.json',
  '/assets/%2e%2e/%2e%2e/build.json',
  '/assets/..%5c..%5cbuild.json',
  '/..%2f..%2fpackage.json',
  '/maps/',
];

test.each(privatePaths)('%s cannot be fetched', async (path) => {
  const response = await stream(path);
  const whole = await response.whole;
  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toMatch(/^text\/(html|plain)/);
  expect(whole).not.toMatch(/"(entry|version|dependencies)"/);
});

test('what can be fetched is there, so that the paths above are no accident', async () => {
  const response = await stream(`/assets/${build.main}`);
  await response.whole;
  expect(response.status).toBe(200);
});

test('no source map can be fetched, neither by its name nor from where it is kept', async () => {
  const maps = readdirSync(outputFolders('production').maps);
  expect(maps).toContain(`${build.main}.map`);
  for (const map of maps) {
    for (const path of [`/assets/${map}`, `/maps/${map}`, `/assets/../../maps/${map}`]) {
      const response = await stream(path);
      expect(await response.whole).not.toContain('"sources"');
      expect(response.status, path).toBe(404);
    }
  }
});

test('no folder is listed', async () => {
  const response = await stream('/assets/');
  expect(await response.whole).not.toContain(build.main);
  expect(response.status).toBe(404);
});
