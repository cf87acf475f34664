import { candleAttribute, scrollAttribute, unlitAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';

/*
 * The inline script in the head of every page. It loads the other scripts after the first paint, so that they do not
 * compete with the fonts and pictures of the first screen, and after the HTML has been parsed, because React hydrates
 * all of it. Links, menus and the form work before that.
 */

const root = document.documentElement;

/**
 * Sets `data-scroll` on the root element to 'top' or 'scrolled': at each scroll, and in the first frame, when the
 * browser has restored the position of a page that was reloaded.
 */
function noteScroll(): void {
  const isScrolled = window.scrollY > headerScrollThresholdPx;
  root.setAttribute(scrollAttribute, isScrolled ? 'scrolled' : 'top');
}
window.addEventListener('scroll', noteScroll, { passive: true });
window.requestAnimationFrame(noteScroll);
// Reading the position here would make the browser lay out a page that has not been parsed yet.
root.setAttribute(scrollAttribute, 'top');
root.setAttribute(unlitAttribute, '');

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

// The candle is lit once its picture has been decoded, or has failed.
parsed.then(() => {
  const light = () => root.removeAttribute(unlitAttribute);
  document.querySelector<HTMLImageElement>(`[${candleAttribute}] img`)?.decode().then(light, light);
});

// The page works without its scripts.
Promise.all([painted, parsed])
  .then(run)
  .catch((error) => console.warn(error));
