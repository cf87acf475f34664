import { durations } from '../styles/motion.ts';
import { isToastReady } from './lazy-toast-region.tsx';

/**
 * Calls `send`, which clears the letter and resolves with the element of its toast, and lets the letter fold itself
 * into that toast. `send` is told how long the fold takes, in milliseconds: 0 where nothing folds.
 */
export function foldLetter(
  letter: HTMLElement,
  send: (foldMs: number) => Promise<HTMLElement | null>,
): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !isToastReady() || !('startViewTransition' in document)) {
    void send(0);
    return;
  }
  // The browser animates from the element with this name before the callback to the one that has it afterwards.
  const name = 'letter';
  letter.style.viewTransitionName = name;
  const { ready, finished } = document.startViewTransition(async () => {
    const toast = await send(durations.foldMs);
    letter.style.viewTransitionName = '';
    toast?.style.setProperty('view-transition-name', name);
    finished.finally(() => toast?.style.removeProperty('view-transition-name'));
  });
  // The browser skips the fold in a hidden tab, and when the next one starts. That is not an error.
  ready.catch(() => {});
}
