import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { usePopover } from './use-popover.ts';

/** A click within this time after a hover has opened the panel was meant to open it: the panel stays open. */
const clickGraceMs = 500;

/**
 * A popover that also opens on hover, after the delays of the specification. Spread `rootProps` on the element
 * around button and panel, `buttonProps` on the button and `panelProps` on the panel, a list.
 */
export function useDropDown() {
  const { panel, rootProps } = usePopover<HTMLUListElement>();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => clearTimeout(timer.current), []);

  function isOpen(): boolean {
    return panel.current?.matches(':is(:popover-open)') ?? false;
  }

  /** Opens the panel as the button does, so that the button says that it is expanded. */
  function open() {
    openedByHoverAt.current = performance.now();
    if (button.current && !isOpen()) panel.current?.showPopover?.({ source: button.current });
  }

  /** A pointer that moves away does not close a panel that has the focus. */
  function closeWithoutFocus() {
    if (!panel.current?.contains(document.activeElement)) panel.current?.hidePopover?.();
  }

  /** Only a mouse hovers. A finger and a pen press the button. */
  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (isOpen()) return;
    if (performance.now() - closedAt.current < dropDownSkipDelayMs) open();
    else timer.current = setTimeout(open, dropDownOpenDelayMs);
  }

  /** Leaving closes only what hovering has opened. */
  function onPointerLeave() {
    clearTimeout(timer.current);
    if (openedByHoverAt.current < 0) return;
    timer.current = setTimeout(closeWithoutFocus, dropDownCloseDelayMs);
  }

  /** Moves the panel to below the button. CSS Anchor Positioning would, in WebKit, move it out of a scrolled window. */
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) {
    // Otherwise a hover that is still waiting would open or close the panel again.
    clearTimeout(timer.current);
    if (newState === 'closed') {
      closedAt.current = performance.now();
      openedByHoverAt.current = Number.NEGATIVE_INFINITY;
    }
    const { left = 0, width = 0 } = button.current?.getBoundingClientRect() ?? {};
    const middle = document.documentElement.clientWidth / 2;
    const offset = `${Math.round(left + width / 2 - middle)}px`;
    currentTarget.style.translate = `clamp(50% - 50vw, ${offset}, 50vw - 50%)`;
  }

  /** Ignores a click of the pointer that has just opened the panel. */
  function onClick(event: MouseEvent) {
    const isFromPointer = event.detail > 0;
    const sinceMs = performance.now() - openedByHoverAt.current;
    if (isFromPointer && sinceMs < clickGraceMs) event.preventDefault();
  }

  /** On Escape the browser closes the panel, and would return the focus to an earlier element than the button. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') button.current?.focus();
  }

  return {
    rootProps: { ...rootProps, onPointerEnter, onPointerLeave, onKeyDown },
    buttonProps: { ref: button, onClick },
    panelProps: { ref: panel, onBeforeToggle },
  };
}
