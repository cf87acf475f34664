import { expect, type Locator, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { homeWords } from '#shared/words/home.ts';
import { field, fieldNames, showToast, submitButton, toast } from '../support/contact-form.ts';
import { dropDownButton } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, routes.home.path);
});

test('in forced colours every button keeps an edge that can be seen', async ({ page }) => {
  const main = page.getByRole('main');
  const buttons = [
    main.getByRole('link', { name: homeWords.storyButton }),
    main.getByRole('link', { name: homeWords.partnersButton }),
    submitButton(page),
  ];
  for (const button of buttons) expect(await hasEdge(button)).toBe(true);
});

test('in forced colours every field keeps an edge that can be seen', async ({ page }) => {
  for (const name of fieldNames) expect(await hasEdge(field(page, name)), name).toBe(true);
});

test('in forced colours the open drop-down and the toast stand apart from the page', async ({
  page,
}) => {
  await dropDownButton(page).press('Enter');
  const panelId = await dropDownButton(page).getAttribute('aria-controls');
  expect(await hasEdge(page.locator(`#${panelId}`))).toBe(true);
  await page.keyboard.press('Escape');
  await showToast(page);
  expect(await hasEdge(toast(page))).toBe(true);
});

test('in forced colours the focus can be seen', async ({ page }) => {
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } =
        getComputedStyle(element);
      return outlineStyle !== 'none' && outlineColor !== backgroundColor && outlineWidth;
    });
    expect(Number.parseFloat(`${outline}`)).toBeGreaterThanOrEqual(2);
  }
});

/** Whether the element has a line around it in another colour than what it stands on. */
function hasEdge(element: Locator): Promise<boolean> {
  return element.evaluate((host) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
      getComputedStyle(host);
    const isDrawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid';
    return (
      isDrawn &&
      borderTopColor !== backgroundColor &&
      !/, 0\)$/.test(borderTopColor.replace(/^rgb\(.*/, ''))
    );
  });
}
