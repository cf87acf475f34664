import { scrollAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';

/**
 * The inline script in the head of every page. It sets the header's state before the first paint. It
 * loads the page's other scripts after the first paint, so that they do not compete with the fonts and
 * pictures of the first screen, and after the HTML has been parsed, because React hydrates all of it.
 * Links, menus and the form work before that.
 */
watchScroll();

/**
 * Keeps `data-scroll` on the root element at 'top' or 'scrolled'; without scripts the attribute is
 * absent. It runs in the head, before the first paint, and reads the position again in the first frame,
 * when the browser has restored that of a reloaded page.
 */
function watchScroll(): void {
  function update() {
    const isScrolled = window.scrollY > headerScrollThresholdPx;
    document.documentElement.setAttribute(scrollAttribute, isScrolled ? 'scrolled' : 'top');
  }
  window.addEventListener('scroll', update, { passive: true });
  window.requestAnimationFrame(update);
  // Reading the position here would make the browser lay out a page that has not been parsed yet.
  document.documentElement.setAttribute(scrollAttribute, 'top');
}

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

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});

// The page works without its scripts.
Promise.all([painted, parsed])
  .then(run)
  .catch((error) => console.warn(error));
