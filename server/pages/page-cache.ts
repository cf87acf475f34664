import type { RouteName } from '#shared/routes.ts';
import { compressStored, type StoredResponse } from '../files/stored-response.ts';

/** How long shared caches may serve a page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The `Cache-Control` of pages from the cache, and of pages that are rendered for one visitor. */
export const cachedCacheControl = `public, max-age=0, s-maxage=${sharedMaxAgeS}, must-revalidate`;
export const freshCacheControl = 'public, max-age=0, must-revalidate';

interface Entry {
  stored: StoredResponse;
  /** From when until when the page may be used, in milliseconds as `Date.now()` counts them. */
  startMs: number;
  endMs: number;
}

function isFresh({ startMs, endMs }: Entry): boolean {
  const nowMs = Date.now();
  return startMs <= nowMs && nowMs < endMs;
}

/**
 * A cache of rendered pages; `null` is the route of the 404 page. No copy may be used after the year that
 * it shows, in shared caches neither, so in the last five minutes of a year the cache is not used.
 */
export function createPageCache() {
  const entries = new Map<RouteName | null, Entry>();

  return {
    get(route: RouteName | null): StoredResponse | undefined {
      const entry = entries.get(route);
      return entry && isFresh(entry) ? entry.stored : undefined;
    },

    /** Stores a page that shows `year`. Resolves when its compressed variants are stored too. */
    async store(route: RouteName | null, year: number, stored: StoredResponse): Promise<void> {
      const startMs = new Date(year, 0).getTime();
      const endMs = new Date(year + 1, 0).getTime() - sharedMaxAgeS * 1000;
      const entry = { stored, startMs, endMs };
      if (!isFresh(entry)) return;
      entries.set(route, entry);
      await compressStored(stored);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
