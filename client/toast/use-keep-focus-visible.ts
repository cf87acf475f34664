import { type RefObject, useEffect } from 'react';

/** The least distance kept between a focused element and what floats, in CSS pixels. */
const marginPx = 16;

/**
 * While `isShown`, scrolls whatever has the focus out from under `floating` (WCAG 2.2, 2.4.11), when
 * either of them comes, but not under the header. Lengthens the page where its end leaves no room to
 * scroll.
 */
export function useKeepFocusVisible(
  floating: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const cover = floating.current;
    if (!isShown || !cover) return;
    function scrollClear() {
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
    const sizes = new ResizeObserver(scrollClear);
    sizes.observe(cover);
    document.addEventListener('focusin', scrollClear);
    return () => {
      sizes.disconnect();
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
