import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a modifier key is held, with which keys and clicks are the browser's own. */
export function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
}
