import { expect, type Locator, test } from '@playwright/test';
import { colours } from '#client/styles/tokens.ts';
import { routes } from '#shared/routes.ts';
import { homeWords } from '#shared/words/home.ts';
import { field, fieldNames, showToast, submitButton, toast } from '../support/contact-form.ts';
import { dropDownButton, dropDownPanel } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { footerLink } from '../support/site-pages.ts';

/** Ink as browsers compute it. */
const ink = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ')})`;

test('in forced colours buttons, fields, the drop-down and the toast keep an edge that can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, routes.home.path);
  await dropDownButton(page).press('Enter');
  await expectEdge(dropDownPanel(page));
  await page.keyboard.press('Escape');
  await expectEdge(page.getByRole('link', { name: homeWords.storyButton }));
  await expectEdge(page.getByRole('link', { name: homeWords.partnersButton }));
  await expectEdge(submitButton(page));
  for (const name of fieldNames) await expectEdge(field(page, name));
  await showToast(page);
  await expectEdge(toast(page));
});

test('in forced colours the focus can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, routes.home.path);
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

test('asked for more contrast, a page says all its sentences in ink, draws its fields in it and underlines the footer’s links', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await openPage(page, routes.ourStory.path);
  const sentences = page.getByRole('main').getByRole('paragraph');
  expect(await sentences.count()).toBeGreaterThan(1);
  for (const sentence of await sentences.all()) await expect(sentence).toHaveCSS('color', ink);
  await expect(footerLink(page, 'gallery')).toHaveCSS('text-decoration-line', 'underline');
  await openPage(page, routes.home.path);
  await expect(field(page, 'Name')).toHaveCSS('border-top-color', ink);
});

/** Expects a line around the element in another colour than what it stands on. */
async function expectEdge(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('border-top-style', 'solid');
  const { width, colour, ground } = await element.evaluate((host) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(host);
    return { width: borderTopWidth, colour: borderTopColor, ground: backgroundColor };
  });
  expect(Number.parseFloat(width), `${element}`).toBeGreaterThanOrEqual(1);
  expect(colour, `${element}`).not.toBe(ground);
  expect(colour, `${element}`).not.toMatch(/^rgba\(.*, 0\)$/);
}
