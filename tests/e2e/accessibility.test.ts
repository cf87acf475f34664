import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { violationsOf } from '../support/axe.ts';
import { contactForm, fieldNames, showToast, submitForm } from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, menuButton, menuPanel } from '../support/header.ts';
import { mainScript } from '../support/hold-back.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

const widths = [320, 1280];

for (const { name, path, heading } of everyPage) {
  test(`axe finds no fault with ${name}`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page), `${width} px`).toEqual([]);
    }
  });
}

for (const width of widths) {
  test(`axe finds no fault with a refused form and with the toast at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, routes.home.path);
    await submitForm(page);
    await expect(contactForm(page).locator(':user-invalid')).toHaveCount(fieldNames.length);
    expect(await violationsOf(page)).toEqual([]);
    await page.clock.install();
    await showToast(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const name of ['home', 'gallery'] as const) {
  test(`axe finds no fault with the open drop-down and panel on ${name}`, async ({ page }) => {
    await openPage(page, routes[name].path);
    await dropDownButton(page).click();
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    await menuButton(page).click();
    await expect(await menuPanel(page)).toBeVisible();
    // The page and its heading are out of reach for as long as the panel covers them.
    const faults = (await violationsOf(page)).map((fault) => fault.split(':')[0]);
    expect(faults).toEqual(['page-has-heading-one']);
  });
}

test('axe finds no fault with the home page where its main script is lost', async ({ page }) => {
  await page.route(mainScript, (route) => route.abort());
  await page.goto(routes.home.path);
  expect(await violationsOf(page)).toEqual([]);
});
