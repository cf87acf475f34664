import { useEffect, useRef } from 'react';

export interface HoverTiming {
  openDelayMs: number;
  /** For how long after closing the next hover opens without the delay. */
  skipDelayMs: number;
  closeDelayMs: number;
}

/** A click this soon after a hover opened a panel was aimed at opening it. */
const clickGraceMs = 500;

/** Opens and closes a panel, after the delays where a pointer comes and goes. */
export function useHoverTiming(timing: HoverTiming, setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    clearTimeout(timer.current);
    setIsOpen(true);
  }

  function close() {
    clearTimeout(timer.current);
    closedAt.current = performance.now();
    setIsOpen(false);
  }

  function openByHover() {
    openedByHoverAt.current = performance.now();
    open();
  }

  return {
    open,
    close,

    /** The pointer has come to the button or the panel. */
    enter(isOpen: boolean) {
      clearTimeout(timer.current);
      if (isOpen) return;
      if (performance.now() - closedAt.current < timing.skipDelayMs) openByHover();
      else timer.current = setTimeout(openByHover, timing.openDelayMs);
    },

    /** The pointer has left both. */
    leave(mayClose: boolean) {
      clearTimeout(timer.current);
      if (mayClose) timer.current = setTimeout(close, timing.closeDelayMs);
    },

    /** Says of the first click after a hover whether it leaves the panel open. */
    takesClickAsOpening(): boolean {
      const isJustOpened = performance.now() - openedByHoverAt.current < clickGraceMs;
      openedByHoverAt.current = Number.NEGATIVE_INFINITY;
      return isJustOpened;
    },
  };
}
