import { headerScrollThresholdPx } from '#shared/constants.ts';
import { scrollAttribute } from '../styles/states.ts';

/**
 * Keeps `data-scroll` on the root at 'top' or 'scrolled'. It runs in the head, before the first
 * paint and before React, and looks again at the first frame, by when the browser has restored the
 * scroll position of a reloaded page, so that this shows the right header at once; where
 * scripts are off the attribute is absent.
 */
export function watchScroll(): void {
  function update() {
    const isScrolled = window.scrollY > headerScrollThresholdPx;
    document.documentElement.setAttribute(scrollAttribute, isScrolled ? 'scrolled' : 'top');
  }
  window.addEventListener('scroll', update, { passive: true });
  window.requestAnimationFrame(update);
  // Not asked for: to answer, the browser would have to lay out a page that is not there yet.
  document.documentElement.setAttribute(scrollAttribute, 'top');
}
