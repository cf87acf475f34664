import { openPopover } from '../header/open-popover.ts';
import { elementAt, placeOf } from '../page-transition/focus-place.ts';

/**
 * Tracks where the focus is and whether the menu is open. Returns a function that restores both after a
 * hydration mismatch: React then renders a part of the page again, because a translator or an extension
 * has changed its HTML.
 */
export function trackFocusAndMenu(): () => void {
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

/** Focuses an element. If its panel is only open while the panel's button has the focus, focuses that first. */
function focusInPanel(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  const panelId = element.closest('[id]')?.id;
  document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
  element.focus({ preventScroll: true });
}
