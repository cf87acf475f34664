import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createToastStore } from '#client/toast/toast-store.ts';

const hello = { title: 'Hello', text: 'A first toast.' };
const again = { title: 'Again', text: 'A second toast.' };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('a new toast replaces the old one and its timer', () => {
  const store = createToastStore();
  const first = store.show(hello);
  expect(store.getToasts()).toEqual([{ ...hello, id: first, isOpen: true }]);
  store.dismiss(first);
  expect(vi.getTimerCount()).toBe(1);
  const second = store.show(again);
  expect(second).not.toBe(first);
  expect(vi.getTimerCount()).toBe(0);
  // Nobody dismisses it, so it is not dropped.
  vi.advanceTimersByTime(2_000_000);
  expect(store.getToasts()).toEqual([{ ...again, id: second, isOpen: true }]);
});

test('a dismissed toast closes at once and is dropped after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show(hello);
  store.dismiss(id);
  expect(store.getToasts()).toMatchObject([{ ...hello, isOpen: false }]);
  vi.advanceTimersByTime(600_000);
  // Dismissing it again does not start its removal anew.
  store.dismiss(id);
  vi.advanceTimersByTime(399_999);
  expect(store.getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getToasts()).toEqual([]);
});
