import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { headings } from '../support/site-pages.ts';
import { openSlowLine } from '../support/slow-line.ts';

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
const latestStartMs = 1000;

for (const { what, mark } of [
  { what: 'body', mark: '<div id="root"' },
  { what: 'footer', mark: '<footer' },
]) {
  test(`a page whose ${what} is late is taken over once it is there, whole`, async ({ page }) => {
    const line = await openSlowLine(mark);
    try {
      const messages = collectMessages(page);
      await page.goto(line.url + routes.ourStory.path, { waitUntil: 'commit' });
      // Later than the scripts would start on a page that is never painted.
      await page.waitForFunction((ms) => performance.now() > ms, latestStartMs * 1.5);
      expect(await page.locator('html').getAttribute('data-interactive')).toBeNull();
      line.release();
      await waitUntilInteractive(page);
      for (const tag of ['h1', 'main', 'footer']) await expect(page.locator(tag)).toHaveCount(1);
      await clickAt(page, headerLink(page, 'gallery'));
      await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
      expect(messages).toEqual([]);
    } finally {
      line.close();
    }
  });
}
