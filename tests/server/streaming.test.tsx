import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSuspendingApp, fallbackWords, shellWords } from '../support/apps.tsx';
import { openSite } from '../support/site.ts';

const lateWords = 'Better late than never.';

/** A page that has been received up to its suspended content. */
async function openSuspended() {
  const onLateRender = vi.fn();
  const { App, resolve } = createSuspendingApp(onLateRender);
  const site = await openSite({}, { App });
  const page = await site.stream('/');
  await page.receives(fallbackWords);
  return { ...site, page, resolve, onLateRender };
}

/** Lets everything run that is due, React's work among it. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

test('the shell is sent while a part of the page is suspended, which follows when it is ready', async () => {
  const { page, resolve, onLateRender, logLines } = await openSuspended();
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.received()).toMatch(/^<!DOCTYPE html>.*<title>.+<\/title>.*<\/head><body>/s);
  expect(page.received()).toContain(shellWords);
  expect(page.received()).not.toContain('</html>');
  resolve(lateWords);
  const whole = await page.whole;
  expect(whole).toContain(lateWords);
  expect(whole.match(/<!DOCTYPE/g)).toHaveLength(1);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(onLateRender).toHaveBeenCalled();
  expect(logLines).toEqual([]);
});

test('styles of the shell are in the head, those of suspended content just before it, once', async () => {
  const { page, resolve } = await openSuspended();
  const [head = ''] = page.received().split('</head>');
  expect(head).toContain('letter-spacing:3px');
  expect(page.received()).not.toContain('letter-spacing:7px');
  resolve(lateWords);
  const whole = await page.whole;
  expect(whole.match(/letter-spacing:3px/g)).toHaveLength(1);
  expect(whole.match(/letter-spacing:7px/g)).toHaveLength(1);
  expect(whole.indexOf('letter-spacing:7px')).toBeGreaterThan(whole.indexOf(fallbackWords));
  expect(whole.indexOf('letter-spacing:7px')).toBeLessThan(whole.indexOf(lateWords));
});

test('concurrent requests get the same page, each with all of its styles', async () => {
  const { ask } = await openSite();
  const [one, ...others] = await Promise.all([ask('/'), ask('/'), ask('/')]);
  expect(one.text).toMatch(/^<!DOCTYPE html>.*<style data-styles.*<\/footer>.*<\/html>$/s);
  for (const { text } of others) expect(text).toBe(one.text);
});

test('a client that disconnects ends the rendering and its timer, and nothing is logged', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { page, firstClosed, resolve, onLateRender, logLines } = await openSuspended();
  expect(vi.getTimerCount()).toBe(1);
  page.disconnect();
  await firstClosed;
  expect(vi.getTimerCount()).toBe(0);
  resolve(lateWords);
  await settle();
  expect(onLateRender).not.toHaveBeenCalled();
  expect(logLines).toEqual([]);
});

test('so does one that disconnects before the first byte', async () => {
  const onLateRender = vi.fn();
  const { AppWithoutShell: App, resolve } = createSuspendingApp(onLateRender);
  const { connect, firstRequest, firstClosed, logLines } = await openSite({}, { App });
  const { send, socket } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await firstRequest;
  await settle();
  socket.destroy();
  await firstClosed;
  resolve(lateWords);
  await settle();
  expect(onLateRender).not.toHaveBeenCalled();
  expect(logLines).toEqual([]);
});

test('a render that is complete clears its timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, firstClosed } = await openSite();
  await ask('/');
  await firstClosed;
  expect(vi.getTimerCount()).toBe(0);
});
