import { expect, test } from '@playwright/test';
import { headerLink } from '../support/header.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { openSlowLine } from '../support/slow-line.ts';

/** Longer than the scripts wait for a page that is not painted. */
const longMs = 1500;

for (const { what, mark } of [
  { what: 'body', mark: '<div id="root"' },
  { what: 'footer', mark: '<footer' },
]) {
  test(`a page whose ${what} is late is taken over once it is there, whole`, async ({ page }) => {
    const line = await openSlowLine(mark);
    const messages = collectMessages(page);
    await page.goto(`${line.url}/our-story`, { waitUntil: 'commit' });
    await page.waitForTimeout(longMs);
    line.release();
    await waitUntilInteractive(page);
    for (const tag of ['h1', 'main', 'footer']) await expect(page.locator(tag)).toHaveCount(1);
    await clickAt(page, headerLink(page, 'gallery'));
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
    expect(messages).toEqual([]);
    line.close();
  });
}
