import { headerScrollThresholdPx } from '#shared/constants.ts';

/**
 * Keeps `data-scroll` on the root at 'top' or 'scrolled'. It runs in the head, before the first
 * paint and before React, and looks again at the first frame, by when the browser has restored the
 * scroll position of a reloaded page, so that this shows the right header at once; where
 * scripts are off the attribute is absent. It is sent as its own source: it may name nothing outside.
 */
function watchScroll(thresholdPx: number): void {
  function update() {
    document.documentElement.dataset.scroll = window.scrollY > thresholdPx ? 'scrolled' : 'top';
  }
  window.addEventListener('scroll', update, { passive: true });
  window.requestAnimationFrame(update);
  // Not asked for: to answer, the browser would have to lay out a page that is not there yet.
  document.documentElement.dataset.scroll = 'top';
}

/** The inline script of every page's head. */
export const earlyScript = `(${watchScroll})(${headerScrollThresholdPx})`;
