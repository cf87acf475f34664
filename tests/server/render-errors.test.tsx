import { parse } from 'node-html-parser';
import { Suspense } from 'react';
import request from 'supertest';
import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { find, textOf, valuesOf } from '../support/page.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const secret = 'The password is swordfish.';

function BrokenApp(): never {
  throw new Error(secret);
}

function FailingApp({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error(secret);
  return <h1>{shellWords}</h1>;
}

test('a page that throws before its first byte is answered with 500 and a plain page', async () => {
  const { app } = createTestApp({}, { App: BrokenApp });
  const { status, headers, text } = await request(app).get('/');
  const page = parse(text);
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(textOf(find(page, 'h1'))).toMatch(/went wrong/);
  expect(valuesOf(page, 'main a', 'href')).toEqual(['/']);
  expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(find(page, 'head style').text).toContain('@font-face');
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('a part that throws within a boundary of hydration is answered with 500 too', async () => {
  const App = () => (
    <Suspense>
      <BrokenApp />
    </Suspense>
  );
  const { app, logLines } = createTestApp({}, { App });
  const { text } = await request(app).get('/').expect(500);
  expect(textOf(find(parse(text), 'h1'))).toMatch(/went wrong/);
  expect(logLines).toMatchObject([{ err: { message: secret } }, { status: 500 }]);
});

test('the failure page is not kept by any cache for longer than it is true', async () => {
  const { app } = createTestApp({}, { App: BrokenApp });
  const { headers } = await request(app).get('/');
  expect(headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache|max-age=0/);
});

test('what went wrong is not for the visitor to read', async () => {
  const { app } = createTestApp({}, { App: BrokenApp });
  const { text } = await request(app).get('/');
  expect(text).toMatch(/went wrong/);
  expect(text).not.toMatch(/swordfish|BrokenApp|node_modules|Error:|\.tsx?\b/);
});

test('what went wrong is in the log, once, with its stack and the path', async () => {
  const { app, logLines } = createTestApp({}, { App: BrokenApp });
  await request(app).get('/gallery?name=private-words');
  expect(logLines).toMatchObject([
    { level: 50, path: '/gallery', err: { message: secret, type: 'Error' } },
    { level: 50, path: '/gallery', status: 500, msg: 'request failed' },
  ]);
  expect(JSON.stringify(logLines)).toContain('BrokenApp');
  expect(JSON.stringify(logLines)).not.toContain('private-words');
});

test('after a failure the next visitor is served as ever', async () => {
  const failing = { isBroken: true };
  const { app } = createTestApp({}, { App: FailingApp.bind(null, failing) });
  await request(app).get('/').expect(500);
  failing.isBroken = false;
  const { text } = await request(app).get('/').expect(200);
  expect(text).toContain(shellWords);
});

test('an error in a part that is awaited keeps the rest of the page and its status', async () => {
  const { App, reject } = createSuspendingApp();
  const { app, logLines } = createTestApp({}, { App });
  const { stream } = await listenOn(app);
  const response = await stream('/partners');
  await response.receives(fallbackWords);
  reject(new Error(secret));
  const whole = await response.whole;
  expect(response.status).toBe(200);
  expect(whole).toContain(shellWords);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(logLines).toMatchObject([{ level: 50, path: '/partners', err: { message: secret } }]);
});
