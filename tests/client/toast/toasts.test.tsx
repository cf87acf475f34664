import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import { addToast, dismissToast, type ToastContent, useToast } from '#client/toast/toast-store.ts';
import { toastRemovalDelayMs } from '#shared/constants.ts';
import { renderOnSite } from '../render.tsx';

const hello = { title: 'Hello', text: 'A first toast.' };

const show = (content: ToastContent) => act(() => addToast(content));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('a dismissed toast closes at once and is dropped after its delay', () => {
  const { result } = renderHook(useToast);
  show(hello);
  const { id } = result.current ?? { id: 0 };
  act(() => dismissToast(id));
  expect(result.current).toEqual({ ...hello, id, isOpen: false });
  act(() => void vi.advanceTimersByTime(toastRemovalDelayMs - 1));
  expect(result.current).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBeNull();
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
