import { expect } from '@playwright/test';
import { colours } from '#client/styles/tokens.ts';
import { toastViewportHotkey } from '#shared/constants.ts';
import { everySite } from '../support/built-sites.ts';
import { doubleClickMs, fieldKeys, repeatMs, requiredKeys } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { runFor, test, testWithFrozenClock } from '../support/test.ts';
import { expectNoFault, narrow, wide } from './checks/axe.ts';
import { findCovered, findCoveredFocus } from './checks/covered-focus.ts';

/*
 * Checks menus, viewer, form and toast after visitors have used them. `every-page.test.ts` checks pages as they load.
 */

/** The viewport of a window of 1280 × 1024 pixels with a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** The token `ink` as browsers write a computed colour. */
const ink = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ')})`;

/** Computed borders and outlines whose colour is neither transparent nor the white of the canvas. */
const border = /^[1-9]\S*px solid rgba?\((?!255, 255, 255|\d+, \d+, \d+, 0\))/;
const outline = /^rgba?\((?!255, 255, 255).* solid [1-9]/;

test('axe finds no fault with a refused form and the toast', async ({ page, form, toast }) => {
  await openPage(page, '/');
  await toast.show();
  // The button would ignore a click so soon after the submission that showed the toast.
  await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form.element.locator(':user-invalid')).toHaveCount(requiredKeys.length);
  // The toast stays as long as it has the focus.
  await page.keyboard.press(toastViewportHotkey);
  await expectNoFault(page, wide, narrow);
  await expect(toast.item).toBeVisible();
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
});

test('axe finds no fault with the picture viewer', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, narrow, wide);
});

testWithFrozenClock('the toast covers no focused element', async ({ page, form, toast }) => {
  for (const screen of [{ width: 1280, height: 800 }, phone.viewport, zoomed]) {
    await page.setViewportSize(screen);
    await toast.show();
    await runFor(page, doubleClickMs);
    await expect(form.submitButton).toBeFocused();
    expect(await findCovered(form.submitButton), `${screen.width} px`).toEqual([]);
    if (screen !== zoomed) expect(await findCoveredFocus(page), `${screen.width} px`).toEqual([]);
    await expect(toast.item).toBeVisible();
    await runFor(page, repeatMs);
  }
});

test('the focus ring has the text’s colour on the hero, white on the footer', async ({ page }) => {
  for (const { url } of everySite) {
    await page.goto(url);
    // Once a key has been pressed, the browser draws a ring around an element that a script focuses.
    await page.keyboard.press('Tab');
    const headline = page.getByRole('heading', { level: 1 });
    const ofHeadline = await headline.evaluate((element) => getComputedStyle(element).color);
    for (const [place, colour] of [
      ['main', ofHeadline],
      ['footer', 'rgb(255, 255, 255)'],
    ] as const) {
      // The footer of the owner's site may have no link.
      for (const link of (await page.locator(`${place} a[href]`).all()).slice(0, 1)) {
        await link.focus();
        await expect(link).toHaveCSS('outline', `${colour} solid 2px`);
      }
    }
  }
});

test('in forced colours, controls and the focus ring have visible lines', async ({
  page,
  header,
  form,
  toast,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/');
  await expect(header.dropDown).toHaveCSS('outline', 'rgb(0, 0, 0) solid 1px');
  await expect(page.getByRole('link', { name: 'How We Began' })).toHaveCSS('border-top', border);
  await expect(form.submitButton).toHaveCSS('border-top', border);
  for (const key of fieldKeys) await expect(form.field(key)).toHaveCSS('border-bottom', border);
  await toast.show();
  await expect(toast.item).toHaveCSS('border-top', border);
  await form.field('message').focus();
  await expect(form.field('message')).toHaveCSS('outline', outline);
  await page.keyboard.press('Tab');
  await expect(form.submitButton).toBeFocused();
  await expect(form.submitButton).toHaveCSS('outline', outline);
});

test('with more contrast, body text and the lines of fields are in ink', async ({ page, form }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openPage(page, '/');
  await expect(form.field('name')).toHaveCSS('border-bottom-color', ink);
  await openPage(page, '/our-story');
  const sentences = page.getByRole('main').getByRole('paragraph');
  expect(await sentences.count()).toBeGreaterThan(1);
  for (const sentence of await sentences.all()) await expect(sentence).toHaveCSS('color', ink);
});
