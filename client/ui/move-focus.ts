/**
 * Moves the focus to an element, even if it cannot be reached by keys. The selection moves too, because a screen reader
 * reads on from there.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
  document.getSelection()?.collapse(element, 0);
}
