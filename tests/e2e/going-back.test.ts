import { expect, type Page, test } from '@playwright/test';
import { homeCopy } from '#shared/copy/home.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage, waitUntilInteractive } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { scrollPageTo, scrollY } from '../support/scrolling.ts';
import { footerLink, headings } from '../support/site-pages.ts';

test('a new page starts at its top, back and forward return to where each visit of it was', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1200);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, 'gallery', 0);
  await clickAt(page, headerLink(page, 'home'));
  await expectPage(page, 'home', 0);
  await scrollPageTo(page, 700);
  await page.goBack();
  await expectPage(page, 'gallery', 0);
  await page.goBack();
  await expectPage(page, 'home', 1200);
  await page.goForward();
  await expectPage(page, 'gallery', 0);
  await page.goForward();
  await expectPage(page, 'home', 700);
  await clickAt(page, headerLink(page, 'home'));
  await expectPage(page, 'home', 0);
});

test('a reload keeps the position, and Back the one before', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1200);
  await page.reload();
  await waitUntilInteractive(page);
  await expectPage(page, 'home', 1200);
  await footerLink(page, 'services').focus();
  await scrollPageTo(page, 1200);
  await page.keyboard.press('Enter');
  await expectPage(page, 'services', 0);
  // A browser restores where the page's parts were, so they have to stand still.
  await expectSettledPage(page, headings.services);
  await scrollPageTo(page, 400);
  await page.reload();
  await waitUntilInteractive(page);
  await expectPage(page, 'services', 400);
  await page.goBack();
  await expectPage(page, 'home', 1200);
});

test('going back restores the focus with the view, also after the skip link, which leaves no entry in the history', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  const entries = await page.evaluate(() => window.history.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(routes.home.path);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await footerLink(page, 'gallery').focus();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  const left = await scrollY(page);
  await page.keyboard.press('Enter');
  await expectSettledPage(page, headings.gallery);
  await page.goBack();
  await expect(footerLink(page, 'gallery')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(left);
});

test('going back to a page that was never scrolled restores its focus', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectSettledPage(page, headings.gallery);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  expect(await scrollY(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(routes.gallery.path);
  await page.goBack();
  await expectSettledPage(page, headings.gallery);
  await expect(link).toBeFocused();
});

test('going back to where the focus was out of view focuses the heading of what is seen', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  const heading = page.getByRole('heading', { name: homeCopy.partnersHeading });
  await heading.evaluate((element) => element.scrollIntoView());
  await clickAt(page, headerLink(page, 'gallery'));
  await expectSettledPage(page, headings.gallery);
  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('coming back from another document the page is as it was left, from the browser’s cache, and works', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1200);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => window.history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expectPage(page, 'home', 1200);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPage(page, 'gallery', 0);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
});

async function expectPage(page: Page, name: RouteName, y: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings[name]]);
  await expect.poll(() => scrollY(page), { intervals: [50] }).toBe(y);
}
