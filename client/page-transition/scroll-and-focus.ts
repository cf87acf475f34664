import { createPath, type Location, type NavigationType } from 'react-router-dom';
import { isMotionReduced } from '../styles/motion.ts';
import { moveFocus } from '../ui/move-focus.ts';

interface Navigation {
  type: `${NavigationType}`;
  location: Location;
  previous: Location;
  /** The scroll position, in CSS pixels, at which the visitor last left the entry of `location`, if it is known. */
  saved: number | undefined;
}

/**
 * Scrolls the page after a navigation, and focuses the heading in view. Back and Forward restore the position of the
 * last visit. Any other navigation leads to the anchor or the top. Returns a function that cancels a pending move of
 * the focus, if there is one.
 */
export function scrollAndFocus(
  page: Element,
  { type, location, previous, saved }: Navigation,
): (() => void) | undefined {
  // A page stays where it is while the viewer opens and closes, in history entries with the URL of the page. REPLACE is
  // the type of a link to the page itself, which scrolls.
  if (type !== 'REPLACE' && createPath(location) === createPath(previous)) return;
  if (type === 'POP') {
    const focus = () => focusHeading(headingInView(page));
    // An entry without a state is not React Router's. If it has an anchor, the visitor has typed the anchor or followed
    // a plain link: the browser scrolls there, and Tab and screen readers continue from there.
    if (history.state === null) {
      history.replaceState({}, '');
      if (location.hash) return;
    }
    if (saved === undefined) {
      // React renders within the `popstate` event, and the browser scrolls only after that event.
      const frame = requestAnimationFrame(focus);
      return () => cancelAnimationFrame(frame);
    }
    // After the event, Chromium scrolls to the entry's anchor unless restoration is manual, and restores the position
    // only when everything has loaded.
    history.scrollRestoration = 'manual';
    setTimeout(() => {
      history.scrollRestoration = 'auto';
      // Firefox and WebKit remove the focus here, as they do when they scroll to an anchor.
      if (document.activeElement === document.body) focus();
    });
    window.scrollTo(0, saved);
    focus();
    return;
  }
  const anchored = elementAt(page, location.hash);
  const anchoredHeading = anchored?.closest<HTMLElement>('h1, h2, h3, h4');
  focusHeading(anchoredHeading ?? (anchored ?? page).querySelector<HTMLElement>('h1, h2'));
  const isSamePage = location.pathname === previous.pathname;
  const behavior = isSamePage && !isMotionReduced() ? 'smooth' : 'instant';
  if (anchored) anchored.scrollIntoView({ behavior });
  else window.scrollTo(0, 0);
}

/**
 * Returns the element of `page` that a location's hash, which may be percent-encoded, names. The previous page, which
 * is still in the document, may have an element with the same id.
 */
function elementAt(page: Element, hash: string): Element | null {
  return page.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`);
}

const focusHeading = (heading?: HTMLElement | null) => moveFocus(heading, { preventScroll: true });

/**
 * Returns the first heading whose top is visible between the header and the end of the window, or else the last heading
 * above.
 */
function headingInView(page: Element): HTMLElement | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect();
  // The browser scrolls anchors to the lower edge of the header. The pixel allows for rounding.
  const top = (header?.bottom ?? 0) - 1;
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2, :is(h3, h4)[id]')];
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const isInView = (y: number) => y >= top && y < window.innerHeight;
  return (
    headings.find((heading) => isInView(topOf(heading))) ??
    headings.filter((heading) => topOf(heading) < top).at(-1) ??
    headings[0]
  );
}
