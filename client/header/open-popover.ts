/** The open popover, or null. Browsers from before 2024 have no popovers and throw on the selector. */
export function openPopover(): HTMLElement | null {
  const hasPopovers = 'popover' in HTMLElement.prototype;
  return hasPopovers ? document.querySelector<HTMLElement>(':popover-open') : null;
}
