import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from '#client/toast/when-idle.ts';

/** Gives the window idle moments, which come when the test says so. */
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

/** Takes them away, as in Safari. */
function takeIdleMoments() {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('a task runs in the next idle moment', () => {
  const becomeIdle = giveIdleMoments();
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  becomeIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that is called off does not run', () => {
  const becomeIdle = giveIdleMoments();
  const task = vi.fn();
  const other = vi.fn();
  const callOff = whenIdle(task);
  whenIdle(other);
  callOff();
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});

test('where a browser knows no idle moments, a task runs a little later', () => {
  takeIdleMoments();
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('and can be called off as well', () => {
  takeIdleMoments();
  const task = vi.fn();
  const callOff = whenIdle(task);
  expect(vi.getTimerCount()).toBe(1);
  callOff();
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
