import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, calls `onDismiss` when Escape is pressed, with the focus returned to `button` if it
 * was in `root`, and when something outside of `root` is pressed.
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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => dismissByKey(event), { signal });
    document.addEventListener('pointerdown', (event) => dismissByPointer(event), { signal });
    return () => listening.abort();
  }, [isOpen]);
}
