import { type RefObject, useEffect } from 'react';

/** The distance to keep between the focused element and the floating one, in CSS pixels. */
const marginPx = 16;

/**
 * While `isShown`, scrolls the focused element out from under `floating` (WCAG 2.2, 2.4.11), but not
 * under the header: when the focus moves and when `floating` changes its size. Adds padding to the end
 * of the page, so that the page can be scrolled there too.
 */
export function useKeepFocusVisible(
  floating: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const cover = floating.current;
    if (!isShown || !cover) return;
    function uncoverFocus() {
      const focused = document.activeElement;
      if (!cover || !focused || focused.matches('body, main') || cover.contains(focused)) return;
      const box = focused.getBoundingClientRect();
      const overlap = overlapOf(box, cover.getBoundingClientRect());
      if (overlap <= 0) return;
      document.body.style.paddingBottom = `${cover.offsetHeight}px`;
      const header = document.querySelector('header')?.getBoundingClientRect();
      const room = Math.max(0, box.top - (header?.bottom ?? 0));
      window.scrollBy(0, Math.min(overlap + marginPx, room));
    }
    const sizes = new ResizeObserver(uncoverFocus);
    sizes.observe(cover);
    document.addEventListener('focusin', uncoverFocus);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', uncoverFocus);
      document.body.style.removeProperty('padding-bottom');
    };
  }, [floating, isShown]);
}

/** How far `element` reaches below the top of `cover`, in CSS pixels; 0 if they do not overlap. */
function overlapOf(element: DOMRect, cover: DOMRect): number {
  const isBeside = element.right <= cover.left || element.left >= cover.right;
  const isAboveOrBelow = element.bottom <= cover.top || element.top >= cover.bottom;
  return isBeside || isAboveOrBelow ? 0 : element.bottom - cover.top;
}
