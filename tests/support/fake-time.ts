import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/** Stops all clocks until the test is over; returns a visitor who acts in no time, and what lets it pass. */
export function stopTime() {
  vi.useFakeTimers();
  // Testing Library lets its own pauses pass by this name, and hangs on stopped clocks without it.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    user: userEvent.setup({ delay: null }),
    /** Lets `durationMs` milliseconds pass. */
    pass: (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs)),
  };
}
