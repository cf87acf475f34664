/**
 * Moves the focus to an element, also to one that keys do not reach, and with it the selection, from which a screen
 * reader reads on: Firefox moves that to the end of the page when the element that had it goes.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
  document.getSelection()?.collapse(element, 0);
}
