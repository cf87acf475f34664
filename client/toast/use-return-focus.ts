import { type RefObject, useEffect } from 'react';
import { currentPage } from '../page-transition/focus-place.ts';

/**
 * Returns the focus to where it came from when the toast in `viewport` that had it is no longer shown,
 * or to the page's heading where that element is gone or on a page that is on its way out.
 */
export function useReturnFocus(viewport: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    // Radix puts elements of its own around the viewport, which pass the focus on.
    const region = viewport.current?.parentElement;
    if (!isShown || !region) return;
    let origin: HTMLElement | null = null;
    function remember({ relatedTarget }: FocusEvent) {
      const isOutside = relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget);
      if (isOutside) origin = relatedTarget;
    }
    region.addEventListener('focusin', remember);
    return () => {
      region.removeEventListener('focusin', remember);
      if (!region.contains(document.activeElement)) return;
      const target =
        origin?.isConnected && !origin.closest('[inert]')
          ? origin
          : document.querySelector<HTMLElement>(`${currentPage} h1`);
      target?.focus({ preventScroll: true });
    };
  }, [viewport, isShown]);
}
