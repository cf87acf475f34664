import { type RefObject, useEffect } from 'react';
import { currentPageSelector, focusHeading } from '../page-transition/focus-place.ts';

/**
 * When the focused toast in `viewport` is no longer shown, returns the focus to the element that had it
 * before, or to the page's heading if that element was removed or is on a page that is exiting.
 */
export function useReturnFocus(viewport: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    // The region includes the elements that Radix adds around the viewport, which can have the focus too.
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
      const isReachable = origin?.isConnected && !origin.closest('[inert]');
      if (isReachable) origin?.focus({ preventScroll: true });
      else focusHeading(document.querySelector<HTMLElement>(`${currentPageSelector} h1`));
    };
  }, [viewport, isShown]);
}
