/**
 * Fetches and runs the page's other scripts once it has been painted: until then the network and the
 * processor belong to what the visitor sees. Links, menus and the form work before these scripts do.
 * The page's HTML has to be there to its end as well, since React takes over what it finds.
 */

/** Those scripts, in the order in which they run; the build puts them in. */
declare const pageScripts: readonly { name: string; integrity: string }[];

/** When they are fetched at the latest, in milliseconds: what nobody sees is not painted. */
const latestMs = 1000;

/** This script itself; the others stand beside it. */
const own = document.currentScript as HTMLScriptElement;

/** Each script runs in a task of its own, so that the browser can answer the visitor in between. */
function run(): void {
  for (const { name, integrity } of pageScripts) {
    const script = document.createElement('script');
    script.src = new URL(name, own.src).href;
    script.integrity = integrity;
    script.crossOrigin = own.crossOrigin;
    script.async = false;
    document.head.append(script);
  }
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

void Promise.all([painted, parsed]).then(run);
