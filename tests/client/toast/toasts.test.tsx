import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import { addToast, dismissToast, type ToastContent, useToasts } from '#client/toast/toast-store.ts';
import { renderOnSite } from '../../support/render.tsx';

const hello = { title: 'Hello', text: 'A first toast.' };
const again = { title: 'Again', text: 'A second toast.' };

/** Shows a toast. Returns its id. */
function show(content: ToastContent): number {
  let id = 0;
  act(() => {
    id = addToast(content);
  });
  return id;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('a new toast replaces the old one and its timer', () => {
  const { result } = renderHook(useToasts);
  const first = show(hello);
  expect(result.current).toEqual([{ ...hello, id: first, isOpen: true }]);
  act(() => dismissToast(first));
  expect(vi.getTimerCount()).toBe(1);
  const second = show(again);
  expect(second).not.toBe(first);
  expect(vi.getTimerCount()).toBe(0);
  expect(result.current).toEqual([{ ...again, id: second, isOpen: true }]);
});

test('a dismissed toast closes at once and is dropped after 1,000,000 ms', () => {
  const { result } = renderHook(useToasts);
  const id = show(hello);
  act(() => dismissToast(id));
  expect(result.current).toEqual([{ ...hello, id, isOpen: false }]);
  act(() => void vi.advanceTimersByTime(999_999));
  expect(result.current).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual([]);
});

test('a destructive toast has the same copy on another background', () => {
  renderOnSite(<ToastRegion />);
  const grounds = (['default', 'destructive'] as const).map((variant) => {
    show({ ...hello, variant });
    const toast = within(screen.getByRole('list')).getByRole('listitem');
    expect(toast.textContent).toBe(`${hello.title} ${hello.text}`);
    return getComputedStyle(toast).backgroundColor;
  });
  expect(grounds).toEqual(Array(2).fill(expect.stringMatching(/\w/)));
  expect(grounds[0]).not.toBe(grounds[1]);
});
