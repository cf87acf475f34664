import { expect, onTestFinished, test, vi } from 'vitest';
import { addToast, currentToast, dismissToast } from '#client/toast/toast-store.ts';

const content = { title: 'Sent', text: 'Thank you.' };
const removalDelayMs = 1_000_000;

test('a dismissed toast is removed after its delay, a newer one stays', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  addToast(content);
  const first = currentToast()?.id ?? 0;
  dismissToast(first);
  vi.advanceTimersByTime(removalDelayMs - 1);
  expect(currentToast()).toEqual({ ...content, id: first, isOpen: false });
  addToast(content);
  const second = currentToast()?.id ?? 0;
  dismissToast(first);
  vi.advanceTimersByTime(removalDelayMs);
  expect(currentToast()).toEqual({ ...content, id: second, isOpen: true });
  dismissToast(second);
  vi.advanceTimersByTime(removalDelayMs);
  expect(currentToast()).toBeNull();
});
