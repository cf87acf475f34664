import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from '#client/toast/lazy-toast-region.tsx';

/** Stubs `requestIdleCallback`; returns a function that runs its tasks. */
function stubIdleCallback() {
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

/** Takes `requestIdleCallback` away, as in Safari; returns a function that runs all timers. */
function removeIdleCallback() {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.runAllTimers();
}

test.each([
  ['in the next idle period', stubIdleCallback],
  ['a little later without requestIdleCallback', removeIdleCallback],
])('a task runs %s, unless it is cancelled', (_when, prepare) => {
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
