import type { Page } from '@playwright/test';

const startMs = Date.UTC(2030, 0, 1);

/** Stops the clock of the page's context: timers fire only when `runFor` advances it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: startMs });
  await page.clock.pauseAt(startMs + 60 * 60 * 1000);
}

/** Advances the page's clock and waits until React has rendered. */
export async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await rendered(page);
}

/** Waits until everything that is already queued in the page has been rendered. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 3; turn += 1) {
      port2.postMessage(null);
      await new Promise((resolve) => Object.assign(port1, { onmessage: resolve }));
    }
  });
}
