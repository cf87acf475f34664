import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { violationsOf } from '../support/axe.ts';
import { contactForm, fieldNames, showToast, submitForm } from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, menuButton, menuPanel } from '../support/header.ts';
import { mainScript, openPage } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';

const widths = [320, 1280];

for (const width of widths) {
  test(`axe finds no fault with any page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, heading } of everyPage) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
}

test('axe finds no fault with a refused form and with the toast', async ({ page }) => {
  await page.clock.install();
  await openPage(page, routes.home.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await submitForm(page);
    await expect(contactForm(page).locator(':user-invalid')).toHaveCount(fieldNames.length);
    expect(await violationsOf(page), `${width} px`).toEqual([]);
    await showToast(page);
    expect(await violationsOf(page), `${width} px`).toEqual([]);
  }
});

test('axe finds no fault with the open drop-down and panel, over the hero or not', async ({
  page,
}) => {
  for (const { path } of [routes.home, routes.gallery]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await dropDownButton(page).click();
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    expect(await violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    // The page and its heading are out of reach for as long as the panel covers them.
    const faults = (await violationsOf(page)).map((fault) => fault.split(':')[0]);
    expect(faults, path).toEqual(['page-has-heading-one']);
  }
});

test('axe finds no fault with the home page where its main script is lost', async ({ page }) => {
  await page.route(mainScript, (route) => route.abort());
  await page.goto(routes.home.path);
  expect(await violationsOf(page)).toEqual([]);
});
