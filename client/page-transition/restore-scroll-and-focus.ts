import type { Location, NavigationType } from 'react-router-dom';
import { elementAt, focusHeading } from './focus-place.ts';
import type { ScrollRestoration } from './scroll-restoration.ts';

/**
 * Scrolls and focuses after a navigation to `location`, whose page is `page`. Back and forward restore
 * the scroll position and the focus of the last visit. Any other navigation goes to the anchor, or to
 * the top, and focuses the heading there.
 */
export function restoreScrollAndFocus(
  page: HTMLElement,
  location: Location,
  type: `${NavigationType}`,
  restoration: ScrollRestoration,
): void {
  const position = type === 'POP' ? restoration.savedPosition(location) : undefined;
  const place = restoration.savedPlace(location);
  restoration.setCurrentEntry(location);
  if (position !== undefined) {
    window.scrollTo(0, position);
    const element = place && elementAt(place);
    if (element && isInView(element)) element.focus({ preventScroll: true });
    else focusHeading(headingInView(page));
    return;
  }
  const anchored = location.hash && page.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
  focusHeading((anchored || page).querySelector('h1, h2'));
  if (anchored) anchored.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Whether an element is wholly in the window, and not in the header. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !element.closest('header') && top >= 0 && bottom <= window.innerHeight;
}

/** The first heading in the upper half of the window, else the last one above it: Tab continues from there. */
function headingInView(page: HTMLElement): HTMLElement | undefined {
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2')];
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const above = headings.filter((heading) => topOf(heading) < 0);
  const below = headings.filter((heading) => topOf(heading) >= 0);
  return (
    below.find((heading) => topOf(heading) < window.innerHeight / 2) ?? above.at(-1) ?? below[0]
  );
}
