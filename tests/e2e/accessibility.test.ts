import { expect } from '@playwright/test';
import { fieldKeys } from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';
import { expectNoFault, narrow, wide } from './checks/axe.ts';
import { findLowTargets } from './checks/low-targets.ts';

/* What opens or changes on a page: `every-page` checks the pages as they are loaded. */

test('axe finds no fault with a refused form and the toast', async ({ page, form, toast }) => {
  await openPage(page, '/');
  await toast.show();
  await form.submit();
  await expect(form.element.locator(':user-invalid')).toHaveCount(fieldKeys.length);
  // With the focus the toast stays.
  await page.keyboard.press('F8');
  await expectNoFault(page, wide, narrow);
  await expect(toast.item).toBeVisible();
  expect(await findLowTargets(toast.item, 44)).toEqual([]);
});

test('axe finds no fault with open menus over the hero', async ({ page, header }) => {
  await openPage(page, '/');
  await page.setViewportSize(wide);
  await header.dropDownButton.click();
  await expect(header.dropDownLinks.filter({ visible: true })).toHaveCount(4);
  await expectNoFault(page, wide);
  await page.setViewportSize(narrow);
  await header.menuButton.click();
  await expect(header.mobileMenu).toBeVisible();
  await expectNoFault(page, narrow);
  expect(await findLowTargets(header.banner, 44)).toEqual([]);
});

test('axe finds no fault with the viewer of pictures', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, narrow, wide);
});
