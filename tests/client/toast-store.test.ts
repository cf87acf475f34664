import { expect, onTestFinished, test, vi } from 'vitest';
import { addToast, currentToast, dismissToast } from '#client/toast/toast-store.ts';
import { toastRemovalDelayMs } from '#shared/constants.ts';

const content = { title: 'Sent', text: 'Thank you.' };
const onShown = expect.any(Function);

test('a dismissed toast is removed after the delay, unless a new one came', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  addToast(content);
  const first = currentToast()?.id ?? 0;
  dismissToast(first);
  vi.advanceTimersByTime(toastRemovalDelayMs - 1);
  expect(currentToast()).toEqual({ ...content, id: first, isOpen: false, onShown });
  addToast(content);
  const second = currentToast()?.id ?? 0;
  dismissToast(first);
  vi.advanceTimersByTime(toastRemovalDelayMs);
  expect(currentToast()).toEqual({ ...content, id: second, isOpen: true, onShown });
  dismissToast(second);
  vi.advanceTimersByTime(toastRemovalDelayMs);
  expect(currentToast()).toBeNull();
});
