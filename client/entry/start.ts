import { watchScroll } from '../header/watch-scroll.ts';

/**
 * The inline script of every page's head. It keeps the header's state from the first paint on, and
 * fetches and runs the page's other scripts once the page has been painted: until then the network and
 * the processor belong to what the visitor sees. Links, menus and the form work before these scripts
 * do. The page's HTML has to be there to its end as well, since React takes over what it finds.
 */
watchScroll();

/** When the scripts are fetched at the latest, in milliseconds: what nobody sees is not painted. */
const latestMs = 1000;

/** The scripts' addresses stand on the element, so that its text, and so its hash, stays the same. */
const { vendor = '', main = '', chunks = '' } = document.currentScript?.dataset ?? {};

/** Each script runs in a task of its own, so that the browser can answer the visitor in between. */
async function run(): Promise<void> {
  for (const href of [vendor, ...chunks.split(' '), main]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(vendor);
  await new Promise((resolve) => setTimeout(resolve));
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

// A script that is lost is in the console as such; the page works without.
Promise.all([painted, parsed])
  .then(run)
  .catch(() => {});
