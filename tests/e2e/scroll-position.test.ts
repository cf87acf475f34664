import { expect, type Page, test } from '@playwright/test';
import { headerLink } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage, waitUntilInteractive } from '../support/open-page.ts';
import { pageFrames } from '../support/page-frames.ts';
import { scrollPageTo, scrollY } from '../support/scrolling.ts';

test('back and forward bring each page back to where it was', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, 'Gallery');
  await expectScrollY(page, 0);
  await page.goBack();
  await expectPage(page, 'Creating timeless moments, thoughtfully styled');
  await expectScrollY(page, 1200);
  await page.goForward();
  await expectPage(page, 'Gallery');
  await expectScrollY(page, 0);
});

test('back and forward tell two visits of the same page apart', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, 'Gallery');
  await clickAt(page, headerLink(page, 'home'));
  await expectPage(page, 'Creating timeless moments, thoughtfully styled');
  await expectScrollY(page, 0);
  await scrollPageTo(page, 700);
  await page.goBack();
  await expectPage(page, 'Gallery');
  await page.goBack();
  await expectPage(page, 'Creating timeless moments, thoughtfully styled');
  await expectScrollY(page, 1200);
  await page.goForward();
  await page.goForward();
  await expectScrollY(page, 700);
});

test('a new navigation starts at the top', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, 'Gallery');
  await expectScrollY(page, 0);
});

test('the link of the page itself leads to its top', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await clickAt(page, headerLink(page, 'home'));
  await expectScrollY(page, 0);
  await expectPage(page, 'Creating timeless moments, thoughtfully styled');
});

test('a reload keeps the position', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await page.reload();
  await waitUntilInteractive(page);
  await expectScrollY(page, 1200);
});

test('after a navigation a reload keeps the position, and Back the one before', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).focus();
  await scrollPageTo(page, 1200);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Services');
  await expectScrollY(page, 0);
  // A browser restores where the page's parts were, so they have to stand still.
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('transform', 'none');
  await scrollPageTo(page, 600);
  await page.reload();
  await waitUntilInteractive(page);
  await expectScrollY(page, 600);
  await page.goBack();
  await expectPage(page, 'Creating timeless moments, thoughtfully styled');
  await expectScrollY(page, 1200);
});

test('coming back from another document keeps the position', async ({ page }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await page.goto('/favicon.svg');
  await page.goBack();
  await waitUntilInteractive(page);
  await expectScrollY(page, 1200);
});

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

async function expectScrollY(page: Page, y: number): Promise<void> {
  await expect.poll(() => scrollY(page)).toBe(y);
}
