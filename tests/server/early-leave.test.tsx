import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';
import { createTestApp } from '../support/test-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything run that is due, React's work among it. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

test('where a visitor stays, the part that was awaited is rendered', async () => {
  const { App, resolve, onLateRender } = createSuspendingApp();
  const { stream } = await listenOn(createTestApp({}, { App }).app);
  const page = await stream('/');
  await page.receives(fallbackWords);
  resolve('Here it is.');
  await settle();
  expect(onLateRender).toHaveBeenCalled();
  await page.whole;
});

test('a visitor who leaves ends the rendering, and nothing is logged', async () => {
  const { App, resolve, onLateRender } = createSuspendingApp();
  const { app, logLines } = createTestApp({}, { App });
  const { stream, firstClosed } = await listenOn(app);
  const page = await stream('/');
  await page.receives(fallbackWords);
  page.leave();
  await firstClosed;
  resolve('Nobody reads this.');
  await settle();
  expect(onLateRender).not.toHaveBeenCalled();
  expect(logLines).toEqual([]);
});

test('a visitor who leaves before the first byte is no error either', async () => {
  const { AppWithoutShell, resolve, onLateRender } = createSuspendingApp();
  const { app, logLines } = createTestApp({}, { App: AppWithoutShell });
  const { askAndLeave, firstRequest, firstClosed } = await listenOn(app);
  const leave = askAndLeave('/');
  await firstRequest;
  await settle();
  leave();
  await firstClosed;
  resolve('Nobody reads this.');
  await settle();
  expect(onLateRender).not.toHaveBeenCalled();
  expect(logLines).toEqual([]);
});

test('a render that is over, whole or not, leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { App } = createSuspendingApp();
  const left = await listenOn(createTestApp({}, { App }).app);
  const page = await left.stream('/');
  await page.receives(fallbackWords);
  expect(vi.getTimerCount()).toBe(1);
  page.leave();
  await left.firstClosed;
  expect(vi.getTimerCount()).toBe(0);

  const stayed = await listenOn(createTestApp().app);
  await (await stayed.stream('/')).whole;
  await stayed.firstClosed;
  expect(vi.getTimerCount()).toBe(0);
});
