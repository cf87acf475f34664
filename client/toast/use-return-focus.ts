import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back to where it came from when what is in `viewport` is no longer shown and took the
 * focus with it; to the page's heading where that is gone.
 */
export function useFocusReturn(viewport: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    // Around the viewport stand Radix's own stops, which pass the focus on.
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
      const target = origin?.isConnected ? origin : document.querySelector<HTMLElement>('main h1');
      target?.focus({ preventScroll: true });
    };
  }, [viewport, isShown]);
}
