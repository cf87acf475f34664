import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, calls `onDismiss` when the visitor presses Escape or something outside `root`. On
 * Escape it also moves the focus from within `root` back to `button`.
 */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  const dismissByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    onDismiss();
  });

  const dismissByPointer = useEffectEvent(({ target }: PointerEvent) => {
    if (!root.current?.contains(target as Node)) onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', (event) => dismissByKey(event), { signal });
    document.addEventListener('pointerdown', (event) => dismissByPointer(event), { signal });
    return () => listeners.abort();
  }, [isOpen]);
}
