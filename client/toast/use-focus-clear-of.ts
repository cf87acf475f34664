import { type RefObject, useEffect } from 'react';

/** The least distance kept between a focused element and what floats, in CSS pixels. */
const marginPx = 16;

/**
 * While `isShown`, scrolls whatever takes the focus out from under `floating` (WCAG 2.2, 2.4.11),
 * lengthening the page where its end leaves no room to scroll.
 */
export function useFocusClearOf(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    function scrollClear({ target }: FocusEvent) {
      const cover = floating.current;
      if (!cover || !(target instanceof Element) || cover.contains(target)) return;
      const overlap = overlapOf(target.getBoundingClientRect(), cover.getBoundingClientRect());
      if (overlap <= 0) return;
      document.body.style.paddingBottom = `${cover.offsetHeight}px`;
      window.scrollBy(0, overlap + marginPx);
    }
    document.addEventListener('focusin', scrollClear);
    return () => {
      document.removeEventListener('focusin', scrollClear);
      document.body.style.removeProperty('padding-bottom');
    };
  }, [floating, isShown]);
}

/** How far `element` reaches below the top of `cover`, in CSS pixels; 0 where they do not meet. */
function overlapOf(element: DOMRect, cover: DOMRect): number {
  const isBeside = element.right <= cover.left || element.left >= cover.right;
  const isAboveOrBelow = element.bottom <= cover.top || element.top >= cover.bottom;
  return isBeside || isAboveOrBelow ? 0 : element.bottom - cover.top;
}
