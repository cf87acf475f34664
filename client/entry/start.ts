import { scrollAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';

/* The inline script of every page. It loads the others after first paint and parsing, as React hydrates all. */

/** Keeps `data-scroll` on the root element at 'top' or 'scrolled', from before the first paint on. */
function noteScroll(): void {
  const isScrolled = window.scrollY > headerScrollThresholdPx;
  document.documentElement.setAttribute(scrollAttribute, isScrolled ? 'scrolled' : 'top');
}
window.addEventListener('scroll', noteScroll, { passive: true });
window.requestAnimationFrame(noteScroll);
// Reading the position here would make the browser lay out a page that has not been parsed yet.
document.documentElement.setAttribute(scrollAttribute, 'top');

// The browser leaves a menu open if its link leads to another place on the same page.
window.addEventListener('hashchange', () => {
  document.querySelector<HTMLElement>(':is(:popover-open)')?.hidePopover();
});

/** Loading starts after this many milliseconds at the latest: a page in a background tab is not painted. */
const latestMs = 1000;

/** The URLs are in an attribute of the element, so that its text has the same hash wherever assets are. */
const urls = document.currentScript?.dataset.scripts?.split(' ') ?? [];

/** Requests all scripts at once, and hydrates the page with the content. */
async function run(): Promise<void> {
  for (const href of urls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const [main = '', content = ''] = urls;
  const [{ hydrate }, { default: value }] = await Promise.all([import(main), import(content)]);
  hydrate(value);
}

const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, latestMs);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

// The page works without its scripts.
Promise.all([painted, parsed])
  .then(run)
  .catch((error) => console.warn(error));
