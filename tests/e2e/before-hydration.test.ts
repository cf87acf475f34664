import { expect, type Page } from '@playwright/test';
import { fieldKeys, sentText, sentTitle, typed } from '../support/contact-form.ts';
import { openHeldBack, waitUntilInteractive } from '../support/loading.ts';
import { test } from '../support/test.ts';

for (const { change, tag } of [
  { change: wrapTexts, tag: ' @firefox' },
  { change: surroundFields, tag: '' },
]) {
  test(`after an early "${change.name}" the form works on${tag}`, async ({ page, form, toast }) => {
    const release = await openHeldBack(page, '/');
    await form.fill();
    await form.field('subject').focus();
    await page.evaluate(change);
    release();
    // A hydrated form with the focus loads it.
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

test('a menu is closed by a link to its own page before hydration', async ({ page, header }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHeldBack(page, '/services');
  await header.menuButton.click();
  await header.link('Flower School').click();
  await expect(page).toHaveURL('/services#flower-school');
  await expect(header.mobileMenu).toBeHidden();
});

test('an early submission is confirmed, not sent, and can be followed @firefox', async ({
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

/** The form is hydrated last. React marks elements that it has hydrated with properties of its own. */
function waitUntilFormIsHydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((name) => name.startsWith('__reactProps')),
  );
}

/** As password managers and writing aids do. */
function surroundFields(): void {
  for (const field of document.querySelectorAll('form, input, textarea')) {
    field.before(document.createElement('div'));
    field.after(document.createElement('grammarly-extension'));
  }
}

/** As Chrome's translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}
