import { openPopover } from '../header/open-popover.ts';
import { elementAt, placeOf } from '../page-transition/focus-place.ts';

/**
 * Watches where the focus is and whether the menu is open. Returns a function that restores both after
 * React has drawn a part of the page anew, which it does where a translator or an extension has changed
 * what it hydrates.
 */
export function watchForRedraw(): () => void {
  let place = placeOf(document.activeElement);
  let menuId = openPopover()?.id;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) place = placeOf(target);
  });
  // This event does not bubble.
  document.addEventListener('toggle', () => (menuId = openPopover()?.id), true);

  return function restore() {
    if (menuId && openPopover()?.id !== menuId) document.getElementById(menuId)?.showPopover();
    const element = place && elementAt(place);
    if (element && document.activeElement === document.body) focusInPanel(element);
  };
}

/** Focuses an element that may be in a panel which opens when its button has the focus. */
function focusInPanel(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  const panelId = element.closest('[id]')?.id;
  document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
  element.focus({ preventScroll: true });
}
