import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { everySite } from '../support/built-sites.ts';
import { requiredKeys } from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

/** WCAG 2.2 at levels A and AA, and axe's best practices; of what passes, only that it does. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  // The viewer's row of pictures is scrolled by arrow keys and by buttons, wherever the focus is.
  rules: { 'scrollable-region-focusable': { enabled: false } },
};

/**
 * Rules that axe sometimes cannot decide: the contrast of text on a picture, which `hero` tests,
 * and of text under the toast; the order of headings, which `html` tests.
 */
const decidedElsewhere = ['color-contrast', 'heading-order'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const narrow = { width: 320, height: 800 };
const wide = { width: 1280, height: 800 };

for (const site of everySite) {
  test(`axe finds no fault with any page of ${site.name}`, async ({ page }) => {
    for (const path of site.paths) {
      await openPage(page, site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\w/]);
      await expectNoFault(page, narrow, wide);
    }
  });
}

test('axe finds no fault with a refused form', async ({ page, form }) => {
  await openPage(page, '/');
  await form.submit();
  await expect(form.element.locator(':user-invalid')).toHaveCount(requiredKeys.length);
  await expectNoFault(page, narrow, wide);
});

test('axe finds no fault with the toast', async ({ page, toast }) => {
  await page.clock.install();
  await openPage(page, '/');
  await toast.show();
  await expectNoFault(page, narrow, wide);
});

test('axe finds no fault with open menus, over the hero or not', async ({ page, header }) => {
  for (const path of ['/', '/gallery']) {
    await page.setViewportSize(wide);
    await openPage(page, path);
    await header.dropDownButton.click();
    await expect(header.dropDownLinks.filter({ visible: true })).toHaveCount(4);
    await expectNoFault(page, wide);
    await page.setViewportSize(narrow);
    await header.menuButton.click();
    await expect(header.mobileMenu).toBeVisible();
    await expectNoFault(page, narrow);
  }
});

test('axe finds no fault with the viewer of pictures', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, narrow, wide);
});

/** Expects that axe finds no violation, and nothing undecided that no other test decides. */
async function expectNoFault(page: Page, ...screens: (typeof wide)[]): Promise<void> {
  await page.evaluate(axe.source);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // Otherwise the header may cover a part of a target, which axe takes for its size.
    await scrollPageTo(page, 0);
    const { violations, incomplete, passes } = await page.evaluate(
      (given) => window.axe.run(document, given),
      options,
    );
    expect(passes.length).toBeGreaterThan(20);
    const undecided = incomplete.filter(({ id }) => !decidedElsewhere.includes(id));
    const faults = [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
    expect(faults, `${page.url()} at ${screen.width} px`).toEqual([]);
  }
}
