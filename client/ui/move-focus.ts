/** Moves the focus, also to what keys do not reach, and the selection, from which a screen reader reads on. */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
  document.getSelection()?.collapse(element, 0);
}
