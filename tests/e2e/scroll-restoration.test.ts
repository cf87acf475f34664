import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage, waitUntilInteractive } from '../support/open-page.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { scrollPageTo, scrollY } from '../support/scrolling.ts';
import { headings } from '../support/site-pages.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1200);
});

test('a new page starts at its top, back and forward return to where each was', {
  tag: '@firefox',
}, async ({ page }) => {
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, headings.gallery, 0);
  await page.goBack();
  await expectPage(page, headings.home, 1200);
  await page.goForward();
  await expectPage(page, headings.gallery, 0);
});

test('back and forward tell two visits of the same page apart', async ({ page }) => {
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, headings.gallery, 0);
  await clickAt(page, headerLink(page, 'home'));
  await expectPage(page, headings.home, 0);
  await scrollPageTo(page, 700);
  await page.goBack();
  await expectPage(page, headings.gallery, 0);
  await page.goBack();
  await expectPage(page, headings.home, 1200);
  await page.goForward();
  await page.goForward();
  await expectPage(page, headings.home, 700);
});

test('the link of the page itself leads to its top', async ({ page }) => {
  await clickAt(page, headerLink(page, 'home'));
  await expectPage(page, headings.home, 0);
});

test('a reload keeps the position, and Back the one before', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.reload();
  await waitUntilInteractive(page);
  await expectPage(page, headings.home, 1200);
  const link = page.getByRole('contentinfo').getByRole('link', { name: routes.services.label });
  await link.focus();
  await scrollPageTo(page, 1200);
  await page.keyboard.press('Enter');
  await expectPage(page, headings.services, 0);
  // A browser restores where the page's parts were, so they have to stand still.
  await expectSettledPage(page, headings.services);
  await scrollPageTo(page, 400);
  await page.reload();
  await waitUntilInteractive(page);
  await expectPage(page, headings.services, 400);
  await page.goBack();
  await expectPage(page, headings.home, 1200);
});

test('coming back from another document keeps the position', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.goBack();
  await waitUntilInteractive(page);
  await expectPage(page, headings.home, 1200);
});

async function expectPage(page: Page, heading: string, y: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  await expect.poll(() => scrollY(page)).toBe(y);
}
