import { createPath, type Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

export type ScrollRestoration = ReturnType<typeof createScrollRestoration>;

/**
 * Saves the scroll position of each history entry. The browser itself restores the position of a page
 * that is loaded or reloaded; this is for navigations without a load.
 */
export function createScrollRestoration() {
  /** By history key, in CSS pixels from the top. */
  let positions: Record<string, number> = {};
  let current: Location | undefined;

  function savePosition(): void {
    if (current) positions[historyKey(current)] = Math.round(window.scrollY);
  }

  function disableNativeRestoration(): void {
    savePosition();
    window.history.scrollRestoration = 'manual';
  }

  function persist(): void {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // The storage is full or blocked, so a reload loses the positions.
    }
  }

  return {
    /** Starts saving; `location` is that of the page that was loaded. Returns a function that stops it. */
    enable(location: Location): () => void {
      const listeners = new AbortController();
      const { signal } = listeners;
      positions = readPositions();
      current = location;
      window.addEventListener('scroll', savePosition, { passive: true, signal });
      window.addEventListener('pagehide', persist, { signal });
      // Fires after a load, and when the page comes out of the back/forward cache. WebKit has not restored
      // the position of such a page before the next frame.
      window.addEventListener('pageshow', () => requestAnimationFrame(disableNativeRestoration), {
        signal,
      });
      if (document.readyState === 'complete') disableNativeRestoration();
      return () => listeners.abort();
    },

    /** To be called on each navigation: from then on positions are saved for the entry of `location`. */
    setCurrentEntry(location: Location): void {
      current = location;
      // Going to where the page is already fires no scroll event.
      savePosition();
    },

    /** Whether the current entry has the same address, with its anchor. */
    isAt: (location: Location): boolean =>
      current !== undefined && createPath(current) === createPath(location),

    /** The scroll position at the end of the last visit to the same history entry, if there was one. */
    savedPosition: (location: Location): number | undefined => positions[historyKey(location)],
  };
}

/** The entries that React Router did not create all have the key "default". */
function historyKey({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
