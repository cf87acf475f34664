import type { RouteName } from '#shared/routes.ts';
import { compressStored, type StoredResponse } from '../files/stored-response.ts';

/** How long shared caches may serve a page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The `Cache-Control` of pages from the cache, and of pages that are rendered for one visitor. */
export const cachedCacheControl = `public, max-age=0, s-maxage=${sharedMaxAgeS}, must-revalidate`;
export const freshCacheControl = 'public, max-age=0, must-revalidate';

/**
 * A cache of rendered pages; `null` is the route of the 404 page. No copy may be used after the year that
 * it shows, in shared caches neither, so in the last five minutes of a year the cache is not used.
 */
export function createPageCache() {
  const entries = new Map<RouteName | null, { stored: StoredResponse; year: number }>();

  function isFresh(year: number): boolean {
    return new Date(Date.now() + sharedMaxAgeS * 1000).getFullYear() === year;
  }

  return {
    get(route: RouteName | null): StoredResponse | undefined {
      const entry = entries.get(route);
      return entry && isFresh(entry.year) ? entry.stored : undefined;
    },

    /** Stores a page that shows `year`. Resolves when its compressed variants are stored too. */
    async store(route: RouteName | null, year: number, stored: StoredResponse): Promise<void> {
      if (!isFresh(year)) return;
      entries.set(route, { stored, year });
      await compressStored(stored);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
