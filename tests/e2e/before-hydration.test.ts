import { expect, type Page } from '@playwright/test';
import { fieldKeys, sentText, sentTitle, typed } from '../support/contact-form.ts';
import { openHeldBack, waitUntilInteractive } from '../support/loading.ts';
import { test } from '../support/test.ts';

for (const { edit, tag } of [
  { edit: translatePage, tag: ' @firefox' },
  { edit: surroundFields, tag: '' },
  { edit: changeNothing, tag: '' },
]) {
  test(`the form survives "${edit.name}" before hydration${tag}`, async ({ page, form, toast }) => {
    const release = await openHeldBack(page, '/');
    await form.fill();
    await form.field('subject').focus();
    await page.evaluate(edit);
    release();
    // Once hydrated, a form that has the focus loads the toast's code.
    await toast.whenLoaded();
    for (const key of fieldKeys) await expect(form.field(key)).toHaveValue(typed[key]);
    await expect(form.field('subject')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(form.field('subject')).toHaveValue(`${typed.subject}!`);
    await form.submit();
    await expect(toast.item).toContainText(sentTitle);
    await form.expectEmpty();
    expect(await page.pageErrors()).toEqual([]);
  });
}

test('a title that a translator has changed before hydration stays', async ({ page }) => {
  const release = await openHeldBack(page, '/gallery');
  await page.evaluate(() => {
    document.title = 'Galerie';
  });
  release();
  await waitUntilInteractive(page);
  await expect(page).toHaveTitle('Galerie');
});

test('a menu opened before hydration stays open and focused @firefox', async ({ page, header }) => {
  for (const { width, button, link } of [
    { width: 375, button: header.menuButton, link: header.link('Home') },
    { width: 1280, button: header.dropDownButton, link: header.dropDownLinks.first() },
  ]) {
    await page.setViewportSize({ width, height: 812 });
    const release = await openHeldBack(page, '/gallery');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    release();
    await waitUntilInteractive(page);
    await expect(link).toBeFocused();
  }
});

test('a link to a section of the page closes an unhydrated menu', async ({ page, header }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHeldBack(page, '/services');
  await header.menuButton.click();
  await header.link('Flower School').click();
  await expect(page).toHaveURL('/services#flower-school');
  await expect(header.mobileMenu).toBeHidden();
});

test('a message submitted before hydration is confirmed and not sent @firefox', async ({
  page,
  form,
  toast,
}) => {
  const release = await openHeldBack(page, '/');
  await form.fill();
  await form.submit();
  await expect(page.getByText(sentText)).toBeInViewport();
  release();
  await waitUntilFormIsHydrated(page);
  await expect(page.getByText(sentText)).toBeInViewport();
  await form.expectNothingSent();
  await page.getByRole('link', { name: 'Write Another Message' }).click();
  await expect(page).toHaveURL('/#contact');
  await form.expectEmpty();
  await waitUntilFormIsHydrated(page);
  await toast.show();
});

/** Waits for the form, which React hydrates last. React adds its own properties to each element that it hydrates. */
function waitUntilFormIsHydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((name) => name.startsWith('__reactProps')),
  );
}

function changeNothing(): void {}

/** Adds elements around the form and its fields, as password managers and writing aids do. */
function surroundFields(): void {
  for (const field of document.querySelectorAll('form, input, textarea')) {
    field.before(document.createElement('div'));
    field.after(document.createElement('grammarly-extension'));
  }
}

/** Wraps each text in a `<font>` element, as Chrome's translator does. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}
