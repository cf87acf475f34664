import { expect } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { showToast, toast, toastCloseButton } from '../support/contact-form.ts';
import { dropDownButton, headerLink, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { everyPage, headings } from '../support/site-pages.ts';
import { test } from '../support/test.ts';

test('no page and no change of pages writes to the console', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expectSettledPage(page, heading);
    const next = path === routes.gallery.path ? 'partners' : 'gallery';
    await clickAt(page, headerLink(page, next));
    await expectSettledPage(page, headings[next]);
    expect(messages, path).toEqual([]);
  }
});

test('menus, form and toast write nothing to the console', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  await openPage(page, routes.home.path);
  await dropDownButton(page).click();
  await page.keyboard.press('Escape');
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await page.setViewportSize({ width: 460, height: 812 });
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  expect(messages).toEqual([]);
});
