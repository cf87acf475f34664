import { createRequire } from 'node:module';
import { build as bundle } from 'esbuild';
import { parse } from 'node-html-parser';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { serverBundle } from '#scripts/bundle/bundles.ts';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { failureWords } from '#shared/words/error-pages.ts';
import { find, textOf, valuesOf } from '../support/page.ts';
import { BrokenApp, build, listenOn, openSite } from '../support/site.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const secret = 'The password is swordfish.';
const error = { level: 50, path: '/gallery', err: { message: secret, type: 'Error' } };
const failure = { level: 50, path: '/gallery', status: 500, msg: 'request failed' };

test('an error before the first byte is answered with 500 and a page without scripts', async () => {
  const { ask } = await openSite({}, { App: BrokenApp });
  const { status, headers, text } = await ask('/');
  const page = parse(text);
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(textOf(find(page, 'h1'))).toBe(failureWords.heading);
  expect(valuesOf(page, 'main a', 'href')).toEqual(['/']);
  expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(valuesOf(page, 'meta[name=color-scheme]', 'content')).toEqual(['only light']);
  expect(find(page, 'head style').text).toContain('@font-face');
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('an error is logged once, with its stack and path, and is not in the page', async () => {
  const { ask, logLines } = await openSite({}, { App: BrokenApp });
  const { text } = await ask('/gallery?name=private-words');
  expect(text).toContain(failureWords.heading);
  expect(text).not.toMatch(/swordfish|BrokenApp|node_modules|Error:|\.tsx?\b/);
  expect(logLines).toMatchObject([error, failure]);
  expect(JSON.stringify(logLines)).toContain('BrokenApp');
  expect(JSON.stringify(logLines)).not.toContain('private-words');
});

test('an error inside a Suspense boundary of the shell is answered with 500 too', async () => {
  const App = () => (
    <Suspense>
      <BrokenApp />
    </Suspense>
  );
  const { ask, logLines } = await openSite({}, { App });
  const { status, text } = await ask('/gallery');
  expect(status).toBe(500);
  expect(textOf(find(parse(text), 'h1'))).toBe(failureWords.heading);
  expect(logLines).toMatchObject([error, failure]);
});

test('after a failure the next request is served', async () => {
  const app = { isBroken: true };
  const App = () => (app.isBroken ? <BrokenApp /> : <h1>{shellWords}</h1>);
  const { ask } = await openSite({}, { App });
  expect((await ask('/')).status).toBe(500);
  app.isBroken = false;
  const { status, text } = await ask('/');
  expect(status).toBe(200);
  expect(text).toContain(shellWords);
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

test('in production an error in suspended content is logged and not in the page', async () => {
  // React tells visitors of late errors in development, so this bundles as production does.
  const output = outputFolders('production');
  const outdir = createTemporaryFolder();
  await bundle({ ...serverBundle('production', output, 'tests/support/late-failure.tsx'), outdir });
  // Vitest would transform what is loaded with import().
  const load = createRequire(import.meta.url);
  const bundled: typeof import('../support/late-failure.tsx') = load(`${outdir}late-failure.js`);
  const logLines: string[] = [];
  const log = createLog('error', { write: (line) => void logLines.push(line) });
  const { app, fail } = bundled.createFailingSite({ settings: readSettings({}), build, log });
  const { stream } = await listenOn(app);
  const page = await stream('/');
  await page.receives(fallbackWords);
  fail(new Error(secret));
  const whole = await page.whole;
  expect(page.status).toBe(200);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(whole).not.toMatch(/swordfish|Error:|node_modules|late-failure/);
  expect(logLines).toEqual([expect.stringContaining('swordfish')]);
});

const timeout = { RENDER_TIMEOUT_MS: '50' };
const tookTooLong = { ...error, err: { message: 'The page took longer than 50 ms to render.' } };

test('a page that hangs before its first byte is answered with 500', async () => {
  const { AppWithoutShell: App } = createSuspendingApp();
  const { ask, logLines } = await openSite(timeout, { App });
  const { status, text } = await ask('/gallery');
  expect(status).toBe(500);
  expect(textOf(find(parse(text), 'h1'))).toBe(failureWords.heading);
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
