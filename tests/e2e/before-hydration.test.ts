import { expect, type Page } from '@playwright/test';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';
import { routes } from '#shared/routes.ts';
import {
  expectEmptyFields,
  expectNothingSent,
  field,
  fieldNames,
  fillForm,
  recordRequests,
  submitForm,
  toast,
  typed,
} from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, headerLink, menuButton } from '../support/header.ts';
import { openHeldBack, waitUntilInteractive } from '../support/loading.ts';
import { collectErrors } from '../support/messages.ts';
import { test } from '../support/test.ts';

for (const { change, tag } of [
  { change: wrapTexts, tag: '@firefox' },
  { change: surroundFields, tag: [] },
]) {
  test(`after "${change.name}" before hydration the form goes on as it was`, { tag }, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const release = await openHeldBack(page, routes.home.path);
    await fillForm(page);
    await field(page, 'Subject').focus();
    await page.evaluate(change);
    release();
    await waitUntilFormIsHydrated(page);
    for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
    await expect(field(page, 'Subject')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(field(page, 'Subject')).toHaveValue(`${typed.Subject}!`);
    await submitForm(page);
    await expect(toast(page)).toContainText(toastCopy.sentTitle);
    await expectEmptyFields(page);
    expect(errors).toEqual([]);
  });
}

test('a menu opened before hydration stays open with the focus', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const { width, button, link } of [
    { width: 375, button: menuButton(page), link: headerLink(page, 'home') },
    { width: 1280, button: dropDownButton(page), link: dropDownLinks(page).first() },
  ]) {
    await page.setViewportSize({ width, height: 812 });
    const release = await openHeldBack(page, routes.gallery.path);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    release();
    await waitUntilInteractive(page);
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a form submitted before hydration is confirmed, and sends nothing', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await openHeldBack(page, routes.home.path);
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expect(page.getByText(toastCopy.sentText)).toBeInViewport();
  release();
  await waitUntilInteractive(page);
  await expect(page.getByText(toastCopy.sentText)).toBeInViewport();
  await expect(page).toHaveURL(routes.home.path);
  await expectNothingSent(page, requests);
});

test('a form submitted before hydration can be submitted again after it', async ({ page }) => {
  const release = await openHeldBack(page, routes.home.path);
  await fillForm(page);
  await submitForm(page);
  release();
  await waitUntilFormIsHydrated(page);
  await page.getByRole('link', { name: formCopy.again }).click();
  await expectEmptyFields(page);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page)).toBeVisible();
  await expectEmptyFields(page);
});

/** As Chrome's translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

/** As password managers and writing aids do. */
function surroundFields(): void {
  for (const field of document.querySelectorAll('form, input, textarea')) {
    field.before(document.createElement('div'));
    field.after(document.createElement('grammarly-extension'));
  }
}

/** The form is hydrated last. React marks elements that it has hydrated with properties of its own. */
async function waitUntilFormIsHydrated(page: Page): Promise<void> {
  await waitUntilInteractive(page);
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((name) => name.startsWith('__reactProps')),
  );
}
