import { expect, type Locator, type Page, test } from '@playwright/test';
import { type RouteName, routes } from '#shared/routes.ts';
import { homeWords } from '#shared/words/home.ts';
import { headerLink } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { scrollY } from '../support/scrolling.ts';
import { headings } from '../support/site-pages.ts';

test('going back restores the focus with the view, and Tab goes on from there', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  const left = await leaveByFooter(page);
  await page.goBack();
  await expect(footerLink(page, 'gallery')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.keyboard.press('Tab');
  await expect(footerLink(page, 'partners')).toBeFocused();
  expect(await scrollY(page)).toBeGreaterThanOrEqual(left);
});

test('going back to where the focus was out of view focuses the heading of what is seen', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  const heading = page.getByRole('heading', { name: homeWords.partnersHeading });
  await heading.evaluate((element) => element.scrollIntoView());
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.gallery]);
  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: homeWords.partnersButton })).toBeFocused();
});

test('the skip link leads to the content and leaves no entry in the history', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.home.path);
  const entries = await page.evaluate(() => window.history.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(routes.home.path);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  const left = await leaveByFooter(page);
  await page.goBack();
  await expect(footerLink(page, 'gallery')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(left);
});

function footerLink(page: Page, name: RouteName): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: routes[name].label, exact: true });
}

/** Follows the footer's link to the gallery by key; returns where the page was scrolled to. */
async function leaveByFooter(page: Page): Promise<number> {
  await footerLink(page, 'gallery').focus();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  const left = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.gallery]);
  return left;
}
