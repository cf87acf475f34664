import type { RouteName } from '#shared/routes.ts';
import type { CachedResponse } from '../files/cached-response.ts';

/** How long shared caches may serve a page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The `Cache-Control` of pages from the cache, and of pages that are rendered for one visitor. */
export const cachedCacheControl = `public, max-age=0, s-maxage=${sharedMaxAgeS}, must-revalidate`;
export const freshCacheControl = 'public, max-age=0, must-revalidate';

/** Whether a page that shows `year` may be cached now, and so be shown for five minutes more. */
function mayCache(year: number): boolean {
  const nowMs = Date.now();
  const endMs = new Date(year + 1, 0).getTime() - sharedMaxAgeS * 1000;
  return new Date(year, 0).getTime() <= nowMs && nowMs < endMs;
}

/**
 * A cache of rendered pages; `null` is the route of the 404 page. No copy may be used after the year that
 * it shows, not even in shared caches, so the cache is closed in a year's last five minutes.
 */
export function createPageCache() {
  const entries = new Map<RouteName | null, { year: number; response: CachedResponse }>();

  return {
    isOpen: () => mayCache(new Date().getFullYear()),

    get(route: RouteName | null): CachedResponse | undefined {
      const entry = entries.get(route);
      return entry && mayCache(entry.year) ? entry.response : undefined;
    },

    /** Caches a page that shows `year`. */
    set(route: RouteName | null, year: number, response: CachedResponse): void {
      entries.set(route, { year, response });
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
