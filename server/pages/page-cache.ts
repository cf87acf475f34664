import type { Page } from '#data/content.json';
import type { StoredResponse } from '../files/stored-response.ts';

/** How long shared caches may serve a kept page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The `Cache-Control` of a page, which only pages that are kept here allow shared caches to keep too. */
export function cacheControl(isKept: boolean): string {
  return `public, max-age=0, ${isKept ? `s-maxage=${sharedMaxAgeS}, ` : ''}must-revalidate`;
}

/**
 * Keeps pages that were streamed. No copy of a page may be used after the
 * year that it shows, not even one that a shared cache receives now.
 */
export function createPageCache() {
  const kept = new Map<Page, { year: number; response: StoredResponse }>();

  function mayKeep(year: number): boolean {
    return year === new Date(Date.now() + sharedMaxAgeS * 1000).getFullYear();
  }

  return {
    /** Whether a page that shows `year` may be kept now. */
    mayKeep,

    get(page: Page): StoredResponse | undefined {
      const copy = kept.get(page);
      return copy && mayKeep(copy.year) ? copy.response : undefined;
    },

    set(page: Page, year: number, response: StoredResponse): void {
      kept.set(page, { year, response });
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
