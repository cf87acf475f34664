import { expect } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { openPage } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { pageFrames } from '../support/page-frames.ts';
import { everyPage, footerLink, pageHeading } from '../support/site-pages.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('no page and no change of pages writes to the console @firefox', async ({ page }) => {
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

test('menus, form and toast leave the console empty @firefox', async ({ page, header, toast }) => {
  const messages = collectMessages(page);
  await openPage(page, routes.home.path);
  await header.dropDownButton.click();
  await page.keyboard.press('Escape');
  await toast.show();
  await toast.closeButton.click();
  await expect(toast.item).toHaveCount(0);
  await page.setViewportSize({ width: 460, height: 812 });
  await header.menuButton.click();
  await page.keyboard.press('Escape');
  expect(messages).toEqual([]);
});
