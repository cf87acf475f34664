/**
 * Moves the focus to an element, which need not be focusable. The selection moves too, because screen readers continue
 * to read from the selection.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
  document.getSelection()?.collapse(element, 0);
}
