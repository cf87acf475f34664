import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { failureCopy } from '#shared/copy/error-pages.ts';
import { BrokenApp, createSuspendingApp, fallbackWords, shellWords } from '../support/apps.tsx';
import { find, textOf, valuesOf } from '../support/page.ts';
import { openSite } from '../support/site.ts';

const secret = 'The password is swordfish.';
const error = { level: 50, path: '/gallery', err: { message: secret, type: 'Error' } };
const failure = { level: 50, path: '/gallery', status: 500, msg: 'request failed' };

test('an error before the first byte is answered with 500 and a page without scripts, the next request as ever', async () => {
  const app = { isBroken: true };
  const App = () => (app.isBroken ? <BrokenApp /> : <h1>{shellWords}</h1>);
  const { ask } = await openSite({}, { App });
  const { status, headers, text } = await ask('/');
  const page = parse(text);
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(textOf(find(page, 'h1'))).toBe(failureCopy.heading);
  expect(valuesOf(page, 'main a', 'href')).toEqual(['/']);
  expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(valuesOf(page, 'meta[name=color-scheme]', 'content')).toEqual(['only light']);
  expect(find(page, 'head style').text).toContain('@font-face');
  expect(page.querySelectorAll('script')).toEqual([]);
  app.isBroken = false;
  const next = await ask('/');
  expect(next.status).toBe(200);
  expect(next.text).toContain(shellWords);
});

test.each([
  ['in the shell', BrokenApp],
  [
    'inside a Suspense boundary of the shell',
    () => (
      <Suspense>
        <BrokenApp />
      </Suspense>
    ),
  ],
])(
  'an error %s is logged once, with its stack, path and request, and is not in the page',
  async (_, App) => {
    const { ask, logLines } = await openSite({}, { App });
    const { status, headers, text } = await ask('/gallery?name=private-words');
    expect(status).toBe(500);
    expect(text).toContain(failureCopy.heading);
    expect(text).not.toMatch(/swordfish|BrokenApp|node_modules|Error:|\.tsx?\b/);
    const requestId = headers['x-request-id'];
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(logLines).toMatchObject([
      { ...error, requestId },
      { ...failure, requestId },
    ]);
    expect(JSON.stringify(logLines)).toContain('BrokenApp');
    expect(JSON.stringify(logLines)).not.toContain('private-words');
  },
);

test('an error in the head of a page is logged and answered like one in its content', async () => {
  const clock = vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
    throw new Error(secret);
  });
  onTestFinished(() => clock.mockRestore());
  const { ask, logLines } = await openSite();
  const { status, text } = await ask('/gallery');
  expect(status).toBe(500);
  expect(text).toContain(failureCopy.heading);
  expect(logLines).toMatchObject([error, failure]);
});

test('an error in suspended content keeps the rest of the page and its status', async () => {
  const { App, reject } = createSuspendingApp();
  const { stream, logLines } = await openSite({}, { App });
  const page = await stream('/gallery');
  await page.receives(fallbackWords);
  reject(new Error(secret));
  const whole = await page.whole;
  expect(page.status).toBe(200);
  expect(whole).toContain(shellWords);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(logLines).toMatchObject([error]);
});

test('the built server has the React of production, which tells visitors nothing of such an error', () => {
  const code = readFileSync(`${outputFolders('production').server}/main.js`, 'utf8');
  expect(code).toContain('renderToPipeableStream');
  expect(code).not.toContain('should have a unique "key" prop');
});

const timeout = { RENDER_TIMEOUT_MS: '50' };
const tookTooLong = { ...error, err: { message: 'The page took longer than 50 ms to render.' } };

test('a page that hangs before its first byte is answered with 500', async () => {
  const { AppWithoutShell: App } = createSuspendingApp();
  const { ask, logLines } = await openSite(timeout, { App });
  const { status, text } = await ask('/gallery');
  expect(status).toBe(500);
  expect(textOf(find(parse(text), 'h1'))).toBe(failureCopy.heading);
  expect(logLines).toMatchObject([tookTooLong, failure]);
});

test('a page that hangs after its first byte ends without the rest, and is logged', async () => {
  const { App } = createSuspendingApp();
  const { ask, logLines } = await openSite(timeout, { App });
  const { status, text } = await ask('/gallery');
  expect(status).toBe(200);
  expect(text).toContain(shellWords);
  expect(text).toContain(fallbackWords);
  expect(text).toMatch(/<\/body><\/html>$/);
  expect(logLines).toMatchObject([tookTooLong]);
});
