import { expect, test } from 'vitest';
import { BrokenApp, createCountingApp } from '../support/apps.tsx';
import { routePaths } from '../support/page.ts';
import { openSite } from '../support/site.ts';

test('pages are rendered once, before the first visitor', async () => {
  const { App, onRender } = createCountingApp();
  const { ask, renderPages } = await openSite({}, { App });
  expect(await renderPages()).toEqual([]);
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
  for (const path of routePaths) {
    expect((await ask(`${path}?x=1`)).headers['content-length']).toMatch(/^\d+$/);
  }
  expect(onRender).toHaveBeenCalledTimes(routePaths.length + 1);
});

test('unknown paths share one cached page', async () => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({}, { App });
  for (let index = 0; index < 3; index += 1) {
    expect((await ask(`/unknown-${index}?x=${index}`)).status).toBe(404);
  }
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('visitors who ask at once share one render', async () => {
  const { App, onRender } = createCountingApp();
  const { ask } = await openSite({}, { App });
  await Promise.all([ask('/'), ask('/'), ask('/')]);
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a failed render is not cached', async () => {
  const app = { isBroken: true };
  const App = () => (app.isBroken ? <BrokenApp /> : <h1>Fixed</h1>);
  const { ask } = await openSite({}, { App });
  expect((await ask('/')).status).toBe(500);
  app.isBroken = false;
  expect((await ask('/')).text).toContain('Fixed');
});
