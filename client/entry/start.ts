import {
  candleAttribute,
  interactiveAttribute,
  scriptsAttribute,
  scrollAttribute,
  unlitAttribute,
} from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';

/*
 * The inline script in the head of every page. It loads the other scripts after the first paint, so that they do not
 * compete with the fonts and pictures of the first screen. It also waits until the HTML is parsed, because React
 * hydrates the whole page.
 */

const root = document.documentElement;

/** Called at each scroll, and in the first frame, by which time the browser has restored a reloaded page's position. */
function updateScrollAttribute(): void {
  root.setAttribute(scrollAttribute, window.scrollY > headerScrollThresholdPx ? 'scrolled' : 'top');
}
window.addEventListener('scroll', updateScrollAttribute, { passive: true });
window.requestAnimationFrame(updateScrollAttribute);
// The scroll position is not read here, because reading it forces a layout of the page, which has not been parsed.
root.setAttribute(scrollAttribute, 'top');
root.setAttribute(unlitAttribute, '');

// The browser does not close a menu when a link in it leads to an anchor on the same page.
window.addEventListener('hashchange', () => {
  document.querySelector<HTMLElement>(':is(:popover-open)')?.hidePopover();
});

const sentPath = window.location.pathname;

/*
 * After a reload, entries that React Router made before it are still entries of this document, so Back and Forward
 * change only the address. Until React has hydrated the page, the page at the new address comes from the server.
 */
window.addEventListener('popstate', () => {
  if (root.hasAttribute(interactiveAttribute) || window.location.pathname === sentPath) return;
  // Right after this event, the browser scrolls to the position of the entry, which the reload then keeps. The old page
  // is made high enough for any position. It is hidden, so that the browser does not tie the position to one of its
  // elements.
  document.body.hidden = true;
  root.style.height = '1e7px';
  requestAnimationFrame(() => requestAnimationFrame(() => window.location.reload()));
});

/** Scripts load after this time at the latest, because browsers do not paint pages in background tabs. */
const maxWaitMs = 1000;

/**
 * The URLs of the scripts, first those of the main module and of the content. They are in an attribute, so that the
 * hash of the script's text in the content security policy does not depend on them.
 */
const urls = document.currentScript?.getAttribute(scriptsAttribute)?.split(' ') ?? [];

/**
 * Requests all scripts at the same time, then hydrates the page with the content. Because of the content security
 * policy, Chromium and Firefox allow an import only after a `modulepreload` link to the same script.
 */
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
  setTimeout(resolve, maxWaitMs);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

parsed.then(() => {
  const light = () => root.removeAttribute(unlitAttribute);
  document.querySelector<HTMLImageElement>(`[${candleAttribute}] img`)?.decode().then(light, light);
});

// A failure is only logged, because the page also works without its scripts.
Promise.all([painted, parsed])
  .then(run)
  .catch((error) => console.warn(error));
