import type { Page } from '@playwright/test';

/** A file that the page asked for. */
export interface Resource {
  /** Without origin. */
  path: string;
  startMs: number;
  /** Whether a link in the head asked for it. */
  isPreloaded: boolean;
  isRenderBlocking: boolean;
}

/** What the page has asked for so far, in that order, each time that it asked. */
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
