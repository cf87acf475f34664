import { expect, test } from '@playwright/test';
import { eventTypes, interactions } from '#scripts/traces/interactions.ts';
import { openSlowPage, takeSlowestEvent } from '#scripts/traces/slow-page.ts';
import { productionUrl } from '../support/addresses.ts';
import { waitUntilInteractive } from '../support/open-page.ts';

/** Ten times what `npm run traces` aims at: this finds gross faults alone, on machines of any speed. */
const mostMs = 500;

for (const { name, context, prepare, act } of interactions) {
  test(`on a processor four times slower no listener holds the page up: ${name}`, async ({
    browser,
  }) => {
    const page = await openSlowPage(browser, context);
    await page.goto(productionUrl);
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await takeSlowestEvent(page, eventTypes);
    await act(page);
    const { handlerMs, toPaintMs } = await takeSlowestEvent(page, eventTypes);
    expect(toPaintMs).toBeGreaterThan(0);
    expect(handlerMs).toBeLessThan(mostMs);
    await page.context().close();
  });
}
