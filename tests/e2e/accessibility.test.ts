import { expect, test } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { contactForm, showToast, submitForm } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, dropDownLinks, menuButton, menuPanel } from '../support/header.ts';
import { mainScript } from '../support/hold-back.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

for (const width of [320, 1280]) {
  for (const { name, path, heading } of everyPage) {
    test(`axe finds no fault with ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test(`axe finds no fault with the toast at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    await page.clock.install();
    await showToast(page);
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`axe finds no fault with a form that was refused at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    await submitForm(page);
    await expect(contactForm(page).locator(':user-invalid')).toHaveCount(4);
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const path of ['/', '/gallery']) {
  test(`axe finds no fault with the open drop-down on ${path}`, async ({ page }) => {
    await openPage(page, path);
    await dropDownButton(page).click();
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('axe finds no fault with the home page where its main script is lost', async ({ page }) => {
  await page.route(mainScript, (route) => route.abort());
  await page.goto('/');
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('small screens', () => {
  test.use(phone);

  test('axe finds no fault with the open panel', async ({ page }) => {
    await openPage(page, '/');
    await menuButton(page).tap();
    await expect(await menuPanel(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
