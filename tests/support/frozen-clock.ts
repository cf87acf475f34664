import type { Page } from '@playwright/test';
import { openPage } from './loading.ts';

const startMs = Date.UTC(2030, 0, 1);

/** Opens a page whose clock then stands still: its timers fire only as `runFor` lets time pass. */
export async function openWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: startMs });
  await openPage(page, path);
  await page.clock.pauseAt(startMs + 60 * 60 * 1000);
}

/** Lets the page's time pass and React show what came of it. */
export async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await rendered(page);
}

/** Waits until everything that is already queued in the page has been rendered. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}
