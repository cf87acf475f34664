import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import {
  showToast,
  submitButton,
  toast,
  toastCloseButton,
  toastRegion,
} from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { openPage, openPageWithAnimation } from '../support/loading.ts';
import { holdAnimations, pageFrames } from '../support/page-frames.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

test('F8 leads to the toast, and closing it by key gives the focus back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('F8');
  const corner = toastRegion(page).getByRole('list');
  await expect(corner).toBeFocused();
  // The ring is drawn around the toast, not around its corner.
  await expect(corner).toHaveCSS('outline-style', 'none');
  await expect(corner).toHaveCSS('box-shadow', 'none');
  await expect(toast(page)).toHaveCSS('outline', /2px/);
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastCloseButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submitButton(page)).toBeFocused();
});

test('on small screens the toast leaves the button that was pressed in sight, below the header', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const screen of [
    { width: 390, height: 844 },
    // A window of 1280 × 1024 pixels at 400 %.
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(screen);
    await openPage(page, routes.home.path);
    await showToast(page);
    await expect(submitButton(page)).toBeFocused();
    await expect(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const floating = await toast(page).boundingBox();
      const button = await submitButton(page).boundingBox();
      if (!header || !floating || !button) throw new Error('Header, toast or button has no box.');
      expect(button.y, `${screen.width} px`).toBeGreaterThanOrEqual(header.y + header.height);
      expect(button.y + button.height, `${screen.width} px`).toBeLessThanOrEqual(floating.y);
    }).toPass();
  }
});

test('there is no region for toasts before the first one, and F8 does nothing without a toast', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await expect(toastRegion(page)).toHaveCount(0);
  await submitButton(page).focus();
  await page.keyboard.press('F8');
  await expect(submitButton(page)).toBeFocused();
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await submitButton(page).focus();
  await page.keyboard.press('F8');
  await expect(submitButton(page)).toBeFocused();
});

test('a toast that is closed in the middle of a page change gives the focus to the new page', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.home.path);
  await showToast(page);
  // The mouse over the toast stops its clock.
  await toast(page).hover();
  await holdAnimations(page);
  await footerLink(page, 'gallery').press('Enter');
  await expect(pageFrames(page)).toHaveCount(2);
  const heading = pageHeading(page, 'gallery');
  await expect(heading).toBeFocused();
  await heading.evaluate((element) => element.blur());
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page)).not.toHaveAttribute('data-state', 'open');
  await expect(heading).toBeFocused();
});
