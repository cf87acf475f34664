import type { Location, NavigationType } from 'react-router-dom';
import type { ScrollRestoration } from './scroll-restoration.ts';

/**
 * Scrolls and focuses after a navigation to `location`, whose page is `page`. Back and forward restore
 * the scroll position of the last visit and focus the heading in view. Any other navigation goes to the
 * anchor, or to the top, and focuses the heading there.
 */
export function restoreScrollAndFocus(
  page: HTMLElement,
  location: Location,
  type: `${NavigationType}`,
  restoration: ScrollRestoration,
): void {
  // A picture that is opened has an entry of its own, with the address of its page.
  const isSamePlace = type !== 'REPLACE' && restoration.isAt(location);
  const position = type === 'POP' ? restoration.savedPosition(location) : undefined;
  restoration.setCurrentEntry(location);
  if (isSamePlace) return;
  if (position !== undefined) {
    window.scrollTo(0, position);
    focusHeading(headingInView(page));
    return;
  }
  const anchored = location.hash && page.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
  focusHeading((anchored || page).querySelector<HTMLElement>('h1, h2'));
  if (anchored) anchored.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Focuses a heading, which the visitor cannot reach by keys. */
function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The first heading between the header and the middle of the window, else the last one above it: Tab
 * continues from there.
 */
function headingInView(page: HTMLElement): HTMLElement | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect();
  // Anchors are scrolled to the header's edge, which may be between two pixels.
  const top = (header?.bottom ?? 0) - 1;
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2')];
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const isInView = (y: number) => y >= top && y < window.innerHeight / 2;
  return (
    headings.find((heading) => isInView(topOf(heading))) ??
    headings.filter((heading) => topOf(heading) < top).at(-1) ??
    headings[0]
  );
}
