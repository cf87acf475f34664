import { useEffect, useRef } from 'react';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';

/** A click within this time after a hover has opened the panel was meant to open it: the panel stays open. */
const clickGraceMs = 500;

/**
 * Opens and closes a drop-down through `setIsOpen`: `open` and `close` act immediately and cancel what is
 * pending, `enter` and `leave` act after the delays of the specification.
 */
export function useHoverTiming(setIsOpen: (isOpen: boolean) => void) {
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

    /** To be called when the pointer enters the button or the panel. */
    enter(isOpen: boolean) {
      clearTimeout(timer.current);
      if (isOpen) return;
      if (performance.now() - closedAt.current < dropDownSkipDelayMs) openByHover();
      else timer.current = setTimeout(openByHover, dropDownOpenDelayMs);
    },

    /** To be called when the pointer has left both. */
    leave(mayClose: boolean) {
      clearTimeout(timer.current);
      if (mayClose) timer.current = setTimeout(close, dropDownCloseDelayMs);
    },

    /** Whether a click comes within the grace after a hover has opened the panel; true only once per hover. */
    consumeClickGrace(): boolean {
      const isJustOpened = performance.now() - openedByHoverAt.current < clickGraceMs;
      openedByHoverAt.current = Number.NEGATIVE_INFINITY;
      return isJustOpened;
    },
  };
}
