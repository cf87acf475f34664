import { headerScrollThresholdPx } from '#shared/constants.ts';
import { scrollAttribute } from '../styles/states.ts';

/**
 * Keeps `data-scroll` on the root element at 'top' or 'scrolled'; without scripts the attribute is
 * absent. It runs in the head, before the first paint, and reads the position again in the first frame,
 * when the browser has restored that of a reloaded page.
 */
export function watchScroll(): void {
  function update() {
    const isScrolled = window.scrollY > headerScrollThresholdPx;
    document.documentElement.setAttribute(scrollAttribute, isScrolled ? 'scrolled' : 'top');
  }
  window.addEventListener('scroll', update, { passive: true });
  window.requestAnimationFrame(update);
  // Reading the position here would make the browser lay out a page that has not been parsed yet.
  document.documentElement.setAttribute(scrollAttribute, 'top');
}
