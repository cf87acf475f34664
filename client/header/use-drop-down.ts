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

/** A click this soon after a hover has opened the panel does not close it, because the visitor meant to open it. */
const clickGraceMs = 500;

/** Makes a popover also open and close on hover, after the delays of the specification (section 9). */
export function useDropDown() {
  const { panel, hide, rootProps } = usePopover<HTMLUListElement>();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  const openedByHoverAt = useRef(-Infinity);

  useEffect(() => () => clearTimeout(timer.current), []);

  function isOpen(): boolean {
    return panel.current?.matches(':is(:popover-open)') ?? false;
  }

  /** Opens the panel with the button as its invoker, so that browsers expose the button as expanded. */
  function open() {
    openedByHoverAt.current = performance.now();
    if (button.current) panel.current?.showPopover?.({ source: button.current });
  }

  function closeUnlessFocused() {
    if (!panel.current?.contains(document.activeElement)) hide();
  }

  /** Reacts to a mouse only, because fingers and pens press the button. */
  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (isOpen()) return;
    if (performance.now() - closedAt.current < dropDownSkipDelayMs) open();
    else timer.current = setTimeout(open, dropDownOpenDelayMs);
  }

  /** Closes the panel only if hovering has opened it. */
  function onPointerLeave() {
    clearTimeout(timer.current);
    if (openedByHoverAt.current < 0) return;
    timer.current = setTimeout(closeUnlessFocused, dropDownCloseDelayMs);
  }

  /**
   * Moves the panel below the button, but not beyond the window's edges. CSS anchor positioning does not do this in
   * WebKit, where it moves the panel out of a scrolled window.
   */
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) {
    // The delay of an earlier hover must not open or close the panel later.
    clearTimeout(timer.current);
    if (newState === 'closed') {
      closedAt.current = performance.now();
      openedByHoverAt.current = -Infinity;
    }
    const { left = 0, width = 0 } = button.current?.getBoundingClientRect() ?? {};
    const middle = document.documentElement.clientWidth / 2;
    const offset = `${Math.round(left + width / 2 - middle)}px`;
    currentTarget.style.translate = `clamp(50% - 50vw, ${offset}, 50vw - 50%)`;
  }

  function onClick(event: MouseEvent) {
    const isFromPointer = event.detail > 0;
    const sinceHoverMs = performance.now() - openedByHoverAt.current;
    if (isFromPointer && sinceHoverMs < clickGraceMs) event.preventDefault();
  }

  /** Focuses the button on Escape. The browser then closes the panel, and leaves the focus on the button. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') button.current?.focus();
  }

  return {
    rootProps: { ...rootProps, onPointerEnter, onPointerLeave, onKeyDown },
    buttonProps: { ref: button, onClick },
    panelProps: { ref: panel, onBeforeToggle },
  };
}
