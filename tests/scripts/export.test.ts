import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltServer } from '#scripts/built-server.ts';
import { exportedFileOf, exportSite } from '#scripts/export/export-site.ts';
import { routePaths } from '../support/every-page.ts';

let folder = '';
let server = { url: '', stop() {} };

beforeAll(async () => {
  folder = await exportSite();
  server = await startBuiltServer();
}, 60_000);

afterAll(() => server.stop());

/** What the built server answers. */
function ask(path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } });
}

async function served(path: string): Promise<Buffer> {
  return Buffer.from(await (await ask(path)).arrayBuffer());
}

test.each(routePaths)('%s is exported as the server sends it', async (path) => {
  const exported = readFileSync(folder + exportedFileOf(path));
  expect(exported.length).toBeGreaterThan(5000);
  expect(exported.equals(await served(path))).toBe(true);
});

test('the 404 page, the sitemap and the robots file are among them', async () => {
  for (const [file, path] of [
    ['/404.html', '/no-such-page'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt', '/robots.txt'],
  ] as const) {
    expect(readFileSync(folder + file).equals(await served(path)), file).toBe(true);
  }
});

test('every asset is exported as the server sends it', async () => {
  const assets = readdirSync(`${folder}/assets`);
  expect(assets.length).toBeGreaterThan(50);
  for (const asset of assets) {
    const exported = readFileSync(`${folder}/assets/${asset}`);
    expect(exported.equals(await served(`/assets/${asset}`)), asset).toBe(true);
  }
});

test('each page has its own policy in the headers file', async () => {
  const rules = readFileSync(`${folder}/_headers`, 'utf8').split('\n\n');
  for (const path of routePaths) {
    const policy = (await ask(path)).headers.get('content-security-policy');
    const rule = rules.find((each) => each.startsWith(`${path}\n`));
    expect(rule).toContain(`content-security-policy: ${policy}`);
    expect(rule).toContain('x-content-type-options: nosniff');
  }
});
