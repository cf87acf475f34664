import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** How many times slower than this machine's the processor is, as on a mid-range phone. */
const slowdown = 4;

/** A page of a slow device, in a fresh profile, which notes long tasks and slow events from its start. */
export async function openSlowPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const entries: Record<string, PerformanceEntry[]> = { longtask: [], event: [] };
    Object.assign(window, { entries });
    for (const type of ['longtask', 'event']) {
      new PerformanceObserver((list) => entries[type]?.push(...list.getEntries())).observe({
        type,
        buffered: true,
        ...(type === 'event' ? { durationThreshold: 16 } : {}),
      });
    }
  });
  return page;
}

/** The tasks of 50 ms and more that the page has had, in milliseconds. */
export function readLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Reflect.get(window, 'entries').longtask.map(({ duration }: PerformanceEntry) => duration),
  );
}

export interface EventTime {
  /** How long listeners ran, in milliseconds; 0 where the event was over within a frame. */
  handlerMs: number;
  /** From the event to the frame that shows what came of it. */
  toPaintMs: number;
}

/** The most that events of these types have taken since this was last asked. */
export async function takeSlowestEvent(page: Page, types: readonly string[]): Promise<EventTime> {
  return page.evaluate(async (wanted) => {
    const entries: PerformanceEventTiming[] = Reflect.get(window, 'entries').event;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const times = entries
      .splice(0)
      .filter(({ name }) => wanted.includes(name))
      .map(({ processingStart, processingEnd, duration }) => ({
        handlerMs: processingEnd - processingStart,
        toPaintMs: duration,
      }));
    // A listener delays the frame of all events about it: the slowest of either is what it took.
    return {
      handlerMs: Math.max(0, ...times.map(({ handlerMs }) => handlerMs)),
      toPaintMs: Math.max(0, ...times.map(({ toPaintMs }) => toPaintMs)),
    };
  }, types);
}
