import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { find, textOf } from '../support/page.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const environment = { RENDER_TIMEOUT_MS: '50' };

test('a page that hangs before its first byte is answered with the failure page', async () => {
  const { AppWithoutShell } = createSuspendingApp();
  const { app, logLines } = createTestApp(environment, { App: AppWithoutShell });
  const { stream } = await listenOn(app);
  const response = await stream('/gallery');
  const page = parse(await response.whole);
  expect(response.status).toBe(500);
  expect(textOf(find(page, 'h1'))).toMatch(/went wrong/);
  expect(logLines).toMatchObject([
    { level: 50, path: '/gallery', err: { message: 'The page took longer than 50 ms to render.' } },
    { level: 50, path: '/gallery', status: 500, msg: 'request failed' },
  ]);
});

test('a page that hangs after its first byte ends as it is, and the log says so', async () => {
  const { App } = createSuspendingApp();
  const { app, logLines } = createTestApp(environment, { App });
  const { stream } = await listenOn(app);
  const response = await stream('/gallery');
  const whole = await response.whole;
  expect(response.status).toBe(200);
  expect(whole).toContain(shellWords);
  expect(whole).toContain(fallbackWords);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(logLines).toMatchObject([
    { level: 50, path: '/gallery', err: { message: 'The page took longer than 50 ms to render.' } },
  ]);
});

test('a page that is ready in time is not cut off', async () => {
  const { App, resolve } = createSuspendingApp();
  const { app, logLines } = createTestApp({ RENDER_TIMEOUT_MS: '60000' }, { App });
  const { stream } = await listenOn(app);
  const response = await stream('/');
  await response.receives(fallbackWords);
  resolve('Just in time.');
  expect(await response.whole).toContain('Just in time.');
  expect(logLines).toEqual([]);
});
