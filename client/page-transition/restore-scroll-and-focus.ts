import type { Location, NavigationType } from 'react-router-dom';
import { contentAnchor } from '#shared/anchors.ts';
import { arriveAt, positionOf } from './scroll-restoration.ts';

/**
 * Brings the visitor to `location` on `page`, the page that has just been shown: the scroll position
 * to where going back left it, to the anchor or to the top, and the focus to the heading there.
 */
export function bringTo(page: HTMLElement, location: Location, type: `${NavigationType}`): void {
  arriveAt(location);
  // The skip link: the browser does it all.
  if (location.hash === `#${contentAnchor}`) return;
  const anchored = location.hash && page.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
  const heading = (anchored || page).querySelector<HTMLElement>('h1, h2, h3');
  heading?.focus({ preventScroll: true });
  const restored = type === 'POP' ? positionOf(location) : undefined;
  if (restored !== undefined) window.scrollTo(0, restored);
  else if (anchored) anchored.scrollIntoView();
  else window.scrollTo(0, 0);
}
