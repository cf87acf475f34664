import type { Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

/** Where each entry of the session's history was scrolled to, in CSS pixels from the top. */
let positions: Record<string, number> = {};

let currentEntry = '';

/**
 * Starts remembering scroll positions, `location` being the page that was loaded. The browser itself
 * restores the position of a loaded or reloaded page; in between this module does. Returns what stops it.
 */
export function startScrollMemory(location: Location): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  positions = readPositions();
  arriveAt(location);
  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener('pagehide', handOver, { signal });
  window.addEventListener('pageshow', takeOver, { signal });
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver, { signal });
  return () => listening.abort();
}

/** Says which page is shown from now on. */
export function arriveAt(location: Location): void {
  currentEntry = entryOf(location);
}

/** How far down the page was scrolled that was shown last. */
export function lastPosition(): number {
  return positions[currentEntry] ?? 0;
}

/** Where an earlier visit to this very entry of the history left the page, if there was one. */
export function positionOf(location: Location): number | undefined {
  return positions[entryOf(location)];
}

function entryOf({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

function remember(): void {
  positions[currentEntry] = Math.round(window.scrollY);
}

function takeOver(): void {
  remember();
  window.history.scrollRestoration = 'manual';
}

function handOver(): void {
  window.history.scrollRestoration = 'auto';
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or refused: positions are then forgotten on reload.
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
