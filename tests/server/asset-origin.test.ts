import { expect, test } from 'vitest';
import { configAttribute } from '#shared/attributes.ts';
import { openSite } from '../support/app-under-test.ts';
import { everyPath, fetchPage, valuesOf } from '../support/html.ts';
import { assets } from '../support/site.ts';

const filesAt = 'https://files.example';
const { app, ask } = await openSite({ ASSET_ORIGIN: filesAt });

test.each(everyPath)('with ASSET_ORIGIN every hashed file of %s comes from it', async (path) => {
  const html = (await fetchPage(app, path)).outerHTML;
  const all = html.match(/\/assets\/[\w-]/g) ?? [];
  const moved = html.match(/https:\/\/files\.example\/assets\/[\w-]/g) ?? [];
  expect(all.length).toBeGreaterThan(10);
  expect(moved).toHaveLength(all.length);
});

test('with ASSET_ORIGIN the browser may use its files, and loads more', async () => {
  const page = await fetchPage(app, '/our-story');
  // A browser does not use what it fetches from another origin without this.
  const preloads = page.querySelectorAll('link[rel=preload]:not([as=image])');
  expect(preloads.map((each) => each.hasAttribute('crossorigin'))).toEqual([true, true, true]);
  const config = JSON.parse(valuesOf(page, '', configAttribute).join());
  expect(config).toMatchObject({ assetBase: `${filesAt}/assets/` });
});

test('with ASSET_ORIGIN only hashed files may be read across origins', async () => {
  const file = await ask(`/assets/${assets.scripts.main}`);
  expect(file.headers['access-control-allow-origin']).toBe('*');
  const page = await ask('/');
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
});
