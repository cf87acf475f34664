import type { Location } from 'react-router-dom';
import { type FocusPlace, placeOf } from './focus-place.ts';

const storageKey = 'scroll-positions';

export type ScrollRestoration = ReturnType<typeof createScrollRestoration>;

/**
 * Remembers where each entry of the session's history was scrolled to and what had the focus there.
 * The browser itself restores a page that is loaded or reloaded; in between this does.
 */
export function createScrollRestoration() {
  /** In CSS pixels from the top. */
  let positions: Record<string, number> = {};
  const places = new Map<string, FocusPlace | null>();
  let currentEntry = '';

  function savePosition(): void {
    positions[currentEntry] = Math.round(window.scrollY);
  }

  function takeOver(): void {
    savePosition();
    window.history.scrollRestoration = 'manual';
  }

  function persist(): void {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Storage is full or refused: positions are then forgotten on reload.
    }
  }

  return {
    /** Starts, `location` being the page that was loaded. Returns a function that stops it. */
    enable(location: Location): () => void {
      const listening = new AbortController();
      const { signal } = listening;
      positions = readPositions();
      currentEntry = entryOf(location);
      window.addEventListener('scroll', savePosition, { passive: true, signal });
      window.addEventListener('pagehide', persist, { signal });
      window.addEventListener('pageshow', takeOver, { signal });
      document.addEventListener(
        'focusin',
        ({ target }) => places.set(currentEntry, placeOf(target as Element)),
        { signal },
      );
      if (document.readyState === 'complete') takeOver();
      else window.addEventListener('load', takeOver, { signal });
      return () => listening.abort();
    },

    /** Says which page is shown from now on. */
    setCurrentEntry(location: Location): void {
      currentEntry = entryOf(location);
    },

    /** Where an earlier visit to this very entry of the history left the page, if there was one. */
    savedPosition: (location: Location): number | undefined => positions[entryOf(location)],

    /** What had the focus at the end of that visit, as long as the page has not been reloaded. */
    savedPlace: (location: Location): FocusPlace | null => places.get(entryOf(location)) ?? null,
  };
}

function entryOf({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
