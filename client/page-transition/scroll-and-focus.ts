import { createPath, type Location, type NavigationType } from 'react-router-dom';
import { isMotionReduced } from '../styles/motion.ts';
import { moveFocus } from '../ui/move-focus.ts';

interface Navigation {
  type: `${NavigationType}`;
  location: Location;
  /** The location that is left. */
  current: Location;
  /** How far the entry of `location` was scrolled when it was left, in CSS pixels, if that is known. */
  saved: number | undefined;
}

/**
 * Scrolls a page that was navigated to, and focuses the heading in view: back and forward lead to the position of
 * the last visit, any other navigation to the anchor or the top. Returns a function that cancels what is still to be
 * done.
 */
export function scrollAndFocus(
  page: Element,
  { type, location, current, saved }: Navigation,
): (() => void) | undefined {
  const { history } = window;
  // A picture that is opened has an entry of its own, with the address of its page.
  if (type !== 'REPLACE' && createPath(location) === createPath(current)) return;
  if (type === 'POP') {
    const focus = () => focusHeading(headingInView(page));
    // An entry without a state is new: the visitor has typed an anchor, to which the browser scrolls by itself.
    const isTyped = history.state === null;
    if (isTyped) history.replaceState({}, '');
    if (saved === undefined || isTyped) {
      // The browser restores the position after the event `popstate`, in which React renders.
      const frame = requestAnimationFrame(focus);
      return () => cancelAnimationFrame(frame);
    }
    // Chromium would scroll to the anchor after the event, and would not restore the position before all has loaded.
    history.scrollRestoration = 'manual';
    setTimeout(() => {
      history.scrollRestoration = 'auto';
      // Firefox and WebKit take the focus away, as they do where they scroll to an anchor.
      if (document.activeElement === document.body) focus();
    });
    window.scrollTo(0, saved);
    focus();
    return;
  }
  const anchored = document.getElementById(location.hash.slice(1));
  focusHeading((anchored ?? page).querySelector<HTMLElement>('h1, h2'));
  // The eye follows to an anchor on the same page. A new page begins at its anchor.
  const isSamePage = location.pathname === current.pathname;
  const behavior = isSamePage && !isMotionReduced() ? 'smooth' : 'instant';
  if (anchored) anchored.scrollIntoView({ behavior });
  else window.scrollTo(0, 0);
}

const focusHeading = (heading?: HTMLElement | null) => moveFocus(heading, { preventScroll: true });

/** The first heading that begins between the header and the end of the window, else the last one above it. */
function headingInView(page: Element): HTMLElement | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect();
  // Anchors are scrolled to the header's edge, which may be between two pixels.
  const top = (header?.bottom ?? 0) - 1;
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2')];
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const isInView = (y: number) => y >= top && y < window.innerHeight;
  return (
    headings.find((heading) => isInView(topOf(heading))) ??
    headings.filter((heading) => topOf(heading) < top).at(-1) ??
    headings[0]
  );
}
