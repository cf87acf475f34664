import { type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';

/** A click within this time after a hover has opened the panel was meant to open it: the panel stays open. */
const clickGraceMs = 500;

interface Panel {
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
}

/**
 * Opens and closes a panel when the pointer has entered or left an element, after the delays of the
 * specification. Spread `hoverProps` on the element around button and panel; `onBeforeToggle` is for the panel.
 */
export function useHoverIntent({ isOpen, open, close }: Panel) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => clearTimeout(timer.current), []);

  function openByHover() {
    openedByHoverAt.current = performance.now();
    open();
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (isOpen()) return;
    if (performance.now() - closedAt.current < dropDownSkipDelayMs) openByHover();
    else timer.current = setTimeout(openByHover, dropDownOpenDelayMs);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, dropDownCloseDelayMs);
  }

  /** Cancels a pending opening or closing, whatever has opened or closed the panel instead. */
  function onBeforeToggle({ newState }: ToggleEvent) {
    clearTimeout(timer.current);
    if (newState === 'closed') closedAt.current = performance.now();
  }

  return {
    hoverProps: { onPointerEnter, onPointerLeave },
    onBeforeToggle,

    /** Whether a hover has opened the panel within the grace; true only once per hover. */
    takeRecentHover(): boolean {
      const isRecent = performance.now() - openedByHoverAt.current < clickGraceMs;
      openedByHoverAt.current = Number.NEGATIVE_INFINITY;
      return isRecent;
    },
  };
}
