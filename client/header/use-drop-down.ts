import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useRef } from 'react';
import { hasModifier } from '../ui/has-modifier.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { usePopover } from './use-popover.ts';

/**
 * A popover that also opens on hover, and whose links the arrow keys go through. Spread `rootProps` on
 * the element around button and panel, `buttonProps` on the button and `panelProps` on the panel, a list.
 */
export function useDropDown() {
  const popover = usePopover<HTMLUListElement>();
  const { panel } = popover;
  const button = useRef<HTMLButtonElement>(null);
  const hover = useHoverIntent({ isOpen, open, close: closeWithoutFocus });

  function isOpen(): boolean {
    return panel.current?.matches(':popover-open') ?? false;
  }

  /** Opens the panel as the button does, so that the button says that it is expanded. */
  function open() {
    if (button.current && !isOpen()) panel.current?.showPopover({ source: button.current });
  }

  /** A pointer that moves away does not close a panel that has the focus. */
  function closeWithoutFocus() {
    if (!panel.current?.contains(document.activeElement)) panel.current?.hidePopover();
  }

  /**
   * Moves the panel from the middle of the window to below the button, within the window. CSS Anchor
   * Positioning would do so too, but in WebKit it moves the panel out of a window that is scrolled.
   */
  function onBeforeToggle(event: ToggleEvent<HTMLUListElement>) {
    hover.onBeforeToggle(event);
    const { left = 0, width = 0 } = button.current?.getBoundingClientRect() ?? {};
    const middle = document.documentElement.clientWidth / 2;
    const offset = `${Math.round(left + width / 2 - middle)}px`;
    event.currentTarget.style.translate = `clamp(50% - 50vw, ${offset}, 50vw - 50%)`;
  }

  function onClick(event: MouseEvent) {
    const isFromPointer = event.detail > 0;
    if (isOpen() && isFromPointer && hover.takeRecentHover()) event.preventDefault();
  }

  function handleArrowKeys(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    // Otherwise the browser, which closes the panel, would move the focus to where it was before.
    if (event.key === 'Escape') button.current?.focus();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    const current = items.indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, current, items.length);
    if (target === null) return;
    event.preventDefault();
    open();
    items[target]?.focus();
  }

  return {
    rootProps: { ...popover.rootProps, ...hover.hoverProps, onKeyDown: handleArrowKeys },
    buttonProps: { ref: button, onClick },
    panelProps: { ref: panel, onBeforeToggle },
  };
}

/** The index that a key moves to from `current`, or null if it moves nothing; the button has index 0. */
function targetOf(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' && current > 0) return current - 1;
  if (key === 'Home' && current > 0) return 1;
  if (key === 'End' && current > 0) return count - 1;
  return null;
}
