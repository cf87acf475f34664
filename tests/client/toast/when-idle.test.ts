import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from '#client/toast/lazy-toast-region.tsx';

/** Gives the window idle moments; returns a function that has one come. */
function giveIdleMoments() {
  const tasks = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    tasks.set(tasks.size + 1, task);
    return tasks.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => tasks.delete(handle));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    for (const task of tasks.values()) task();
  };
}

/** Takes them away, as in Safari; returns a function that lets time pass. */
function takeIdleMoments() {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.runAllTimers();
}

test.each([
  ['in the next idle moment', giveIdleMoments],
  ['a little later where a browser knows no idle moments', takeIdleMoments],
])('a task runs %s, unless it is called off', (_when, prepare) => {
  const becomeIdle = prepare();
  const task = vi.fn();
  const other = vi.fn();
  const callOff = whenIdle(task);
  whenIdle(other);
  expect(other).not.toHaveBeenCalled();
  callOff();
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});
