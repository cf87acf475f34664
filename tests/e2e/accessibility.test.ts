import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { contactForm, fieldNames, showToast, submitForm } from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, menuButton, mobileMenu } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { nextFrames } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';

/** WCAG 2.2 at levels A and AA, and axe's best practices; of what passes, only that it does. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};

/**
 * Rules that axe sometimes cannot decide: the contrast of text on a picture, which `hero` tests,
 * and of text under the toast; the order of headings, which `page-structure` tests.
 */
const decidedElsewhere = ['color-contrast', 'heading-order'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const widths = [320, 1280];

// Axe would meet toast and panel half-way through their animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.addInitScript(axe.source));

test('axe finds no fault with any page, narrow or wide', async ({ page }) => {
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('axe finds no fault with a refused form', async ({ page }) => {
  await openPage(page, routes.home.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await submitForm(page);
    await expect(contactForm(page).locator(':user-invalid')).toHaveCount(fieldNames.length);
    expect(await violationsOf(page), `${width} px`).toEqual([]);
  }
});

test('axe finds no fault with the toast', async ({ page }) => {
  await page.clock.install();
  await openPage(page, routes.home.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await showToast(page);
    expect(await violationsOf(page), `${width} px`).toEqual([]);
  }
});

test('axe finds no fault with open menus, over the hero or not', async ({ page }) => {
  for (const { path } of [routes.home, routes.gallery]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await dropDownButton(page).click();
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    expect(await violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    expect(await violationsOf(page), path).toEqual([]);
  }
});

/** Axe's violations, and what it cannot decide and no other test covers, each with its rule and element. */
async function violationsOf(page: Page): Promise<string[]> {
  await nextFrames(page);
  const { violations, incomplete, passes } = await page.evaluate(
    (given) => window.axe.run(document, given),
    options,
  );
  expect(passes.length).toBeGreaterThan(20);
  const undecided = incomplete.filter(({ id }) => !decidedElsewhere.includes(id));
  return [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
}
