import type { RouteName } from '#shared/routes.ts';
import { compressStored, type StoredResponse } from '../files/stored-response.ts';

/** How long shared caches may hold a kept page without asking, in seconds. */
const sharedMaxAgeS = 300;

/** What caches may do with a page that is kept; one that is rendered for one visitor is not for sharing. */
export const keptCacheControl = `public, max-age=0, s-maxage=${sharedMaxAgeS}, must-revalidate`;
export const freshCacheControl = 'public, max-age=0, must-revalidate';

/**
 * Rendered pages, ready to be sent; `null` is the route of the 404 page. A copy may not outlive the year
 * that it shows, in shared caches neither: in the last five minutes of a year no page is kept or sent.
 */
export function createPageCache() {
  const entries = new Map<RouteName | null, { stored: StoredResponse; year: number }>();

  function isLasting(year: number): boolean {
    return new Date(Date.now() + sharedMaxAgeS * 1000).getFullYear() === year;
  }

  return {
    get(route: RouteName | null): StoredResponse | undefined {
      const entry = entries.get(route);
      return entry && isLasting(entry.year) ? entry.stored : undefined;
    },

    /** Stores a page that shows `year`, and its compressed variants when they are ready; resolves then. */
    async keep(route: RouteName | null, year: number, stored: StoredResponse): Promise<void> {
      if (!isLasting(year)) return;
      entries.set(route, { stored, year });
      await compressStored(stored);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
