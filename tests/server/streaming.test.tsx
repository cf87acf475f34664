import { expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

const lateWords = 'Better late than never.';

async function openSuspended() {
  const { App, resolve, reject } = createSuspendingApp();
  const { app, logLines } = createTestApp({}, { App });
  const { stream } = await listenOn(app);
  return { page: await stream('/'), resolve, reject, logLines };
}

test('the shell reaches the visitor while a part of the page is still awaited', async () => {
  const { page, resolve } = await openSuspended();
  await page.receives(fallbackWords);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.received()).toMatch(/^<!DOCTYPE html>.*<title>.+<\/title>.*<\/head><body>/s);
  expect(page.received()).toContain(shellWords);
  expect(page.received()).not.toContain(lateWords);
  expect(page.received()).not.toContain('</html>');
  resolve(lateWords);
  await page.whole;
});

test('the part that was awaited follows as soon as it is there, and the page ends', async () => {
  const { page, resolve, logLines } = await openSuspended();
  await page.receives(fallbackWords);
  resolve(lateWords);
  await page.receives(lateWords);
  const whole = await page.whole;
  expect(whole.match(/<!DOCTYPE/g)).toHaveLength(1);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('the styles of the shell are in the head, ahead of all words', async () => {
  const { page, resolve } = await openSuspended();
  await page.receives(fallbackWords);
  const [head = ''] = page.received().split('</head>');
  expect(head).toContain('letter-spacing:3px');
  resolve(lateWords);
  await page.whole;
});

test('the styles of what comes late come with it, just ahead of it, and once', async () => {
  const { page, resolve } = await openSuspended();
  await page.receives(fallbackWords);
  expect(page.received()).not.toContain('letter-spacing:7px');
  resolve(lateWords);
  const whole = await page.whole;
  expect(whole.match(/letter-spacing:7px/g)).toHaveLength(1);
  expect(whole.match(/letter-spacing:3px/g)).toHaveLength(1);
  expect(whole.indexOf('letter-spacing:7px')).toBeGreaterThan(whole.indexOf(fallbackWords));
  expect(whole.indexOf('letter-spacing:7px')).toBeLessThan(whole.indexOf(lateWords));
});

test('what is not awaited arrives whole, ahead of the end of the response', async () => {
  const { stream } = await listenOn(createTestApp().app);
  const page = await stream('/');
  expect(await page.whole).toMatch(/^<!DOCTYPE html>.*<\/footer>.*<\/html>$/s);
});
