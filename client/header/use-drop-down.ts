import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useRef } from 'react';
import { useHoverIntent } from './use-hover-intent.ts';
import { usePopover } from './use-popover.ts';

/**
 * A popover that also opens on hover. Spread `rootProps` on the element around button and panel,
 * `buttonProps` on the button and `panelProps` on the panel, a list.
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

  /** Otherwise the browser, which closes the panel, would move the focus to where it was before. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') button.current?.focus();
  }

  return {
    rootProps: { ...popover.rootProps, ...hover.hoverProps, onKeyDown },
    buttonProps: { ref: button, onClick },
    panelProps: { ref: panel, onBeforeToggle },
  };
}
