import { watchScroll } from '../header/watch-scroll.ts';

/**
 * The inline script in the head of every page. It sets the header's state before the first paint. It
 * loads the page's other scripts after the first paint, so that they do not compete with the fonts and
 * pictures of the first screen, and after the HTML has been parsed, because React hydrates all of it.
 * Links, menus and the form work before that.
 */
watchScroll();

/** Loading starts after this many milliseconds at the latest: a page in a background tab is not painted. */
const latestMs = 1000;

/** The URLs are attributes of the element, so that its text has the same hash wherever assets are. */
const { main = '', chunks = '' } = document.currentScript?.dataset ?? {};

/** Requests all scripts at once, and runs them. */
async function run(): Promise<void> {
  for (const href of [...chunks.split(' '), main]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(main);
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

// The browser logs a script that cannot be loaded; the page works without it.
Promise.all([painted, parsed])
  .then(run)
  .catch(() => {});
