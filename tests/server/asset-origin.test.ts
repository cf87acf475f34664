import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { everyPath, fetchPage } from '../support/html.ts';
import { assets } from '../support/site.ts';

const filesAt = 'https://files.example';
const { app, fetchRaw } = await openSite({ ASSET_ORIGIN: filesAt });

test.each(everyPath)('all hashed files of %s come from ASSET_ORIGIN', async (path) => {
  const html = (await fetchPage(app, path)).outerHTML;
  // One match is in the configuration, from which the browser makes the URLs of files that it requests later.
  const all = html.match(/\/assets\//g) ?? [];
  const moved = html.match(/https:\/\/files\.example\/assets\//g) ?? [];
  expect(all.length).toBeGreaterThan(10);
  expect(moved).toHaveLength(all.length);
});

test('with ASSET_ORIGIN only hashed files may be read by other origins', async () => {
  const file = await fetchRaw(`/assets/${assets.scripts.main}`);
  expect(file.headers['access-control-allow-origin']).toBe('*');
  const page = await fetchRaw('/');
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
});
