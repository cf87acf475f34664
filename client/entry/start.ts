import {
  candleAttribute,
  interactiveAttribute,
  scrollAttribute,
  unlitAttribute,
} from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';

/*
 * The inline script in the head of every page. It loads the other scripts after the first paint, so that they do not
 * compete with the fonts and pictures of the first screen. It also waits until the HTML is parsed, because React
 * hydrates the whole page. Until then, links, menus and the form work without React.
 */

const root = document.documentElement;

/** Called at each scroll, and in the first frame, by which time the browser has restored a reloaded page's position. */
function updateScrollAttribute(): void {
  root.setAttribute(scrollAttribute, window.scrollY > headerScrollThresholdPx ? 'scrolled' : 'top');
}
window.addEventListener('scroll', updateScrollAttribute, { passive: true });
window.requestAnimationFrame(updateScrollAttribute);
// Reading the scroll position here would force a layout of the page before the page has been parsed.
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
  // may be too short for that position, and must not be what the browser anchors the position to.
  document.body.hidden = true;
  root.style.height = '1e7px';
  requestAnimationFrame(() => requestAnimationFrame(() => window.location.reload()));
});

/** Scripts load after this many milliseconds at the latest, because browsers do not paint pages in background tabs. */
const maxWaitMs = 1000;

/**
 * The URLs of the scripts, first those of the main module and of the content. They are in an attribute of the script
 * element, so that the script's text, and therefore its hash in the content security policy, does not depend on them.
 */
const urls = document.currentScript?.dataset.scripts?.split(' ') ?? [];

/**
 * Requests all scripts at the same time, then hydrates the page with the content. Without the `modulepreload` links,
 * Chromium and Firefox would also block the imports, because of the content security policy.
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

// The candle is lit when the picture behind it is decoded or has failed.
parsed.then(() => {
  const light = () => root.removeAttribute(unlitAttribute);
  document.querySelector<HTMLImageElement>(`[${candleAttribute}] img`)?.decode().then(light, light);
});

// A failure is only logged, because the page also works without its scripts.
Promise.all([painted, parsed])
  .then(run)
  .catch((error) => console.warn(error));
