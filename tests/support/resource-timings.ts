import type { Page } from '@playwright/test';

/** A file that the page has requested. */
export interface Resource {
  /** The path, without the origin. */
  path: string;
  startMs: number;
  /** Whether a link in the head requested it. */
  isPreloaded: boolean;
  isRenderBlocking: boolean;
}

/** Returns all requests of the page so far, in their order. */
export function readResources(page: Page): Promise<Resource[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        startMs: entry.startTime,
        isPreloaded: entry.initiatorType === 'link',
        isRenderBlocking: Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
      }))
      .sort((one, other) => one.startMs - other.startMs),
  );
}
