import type { Page } from '@playwright/test';

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
