import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among `stops`, a button and the links of its panel: the arrow keys step, Home and End
 * go to the first and the last link. Calls `reveal` before the move, because a hidden link cannot be
 * focused.
 */
export function moveFocusByKey(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  reveal: () => void,
): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, current, stops.length);
  if (target === null) return;
  event.preventDefault();
  reveal();
  stops[target]?.focus();
}

/** The index that a key moves to from `current`, or null if it moves nothing; the button has index 0. */
function targetOf(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' && current > 0) return current - 1;
  if (key === 'Home' && current > 0) return 1;
  if (key === 'End' && current > 0) return count - 1;
  return null;
}
