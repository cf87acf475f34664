import { expect } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { showToast, toast, toastCloseButton } from '../support/contact-form.ts';
import { dropDownButton, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { pageFrames } from '../support/page-frames.ts';
import { everyPage, footerLink, pageHeading } from '../support/site-pages.ts';
import { test } from '../support/test.ts';

test('no page and no change of pages writes to the console', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  for (const { path } of everyPage) {
    await openPage(page, path);
    expect(messages, path).toEqual([]);
  }
  for (const name of routeNames) {
    await footerLink(page, name).click();
    await expect(pageHeading(page, name)).toBeFocused();
    expect(messages, `to ${name}`).toEqual([]);
  }
  await expect(pageFrames(page)).toHaveCount(1);
  expect(messages).toEqual([]);
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
