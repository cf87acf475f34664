import { expect, type Locator, test } from '@playwright/test';
import { colours } from '#client/styles/tokens.ts';
import { routes } from '#shared/routes.ts';
import { field } from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';

/** Ink as browsers compute it. */
const ink = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ')})`;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
});

test('asked for more contrast, a page says all its sentences in ink', async ({ page }) => {
  await openPage(page, routes.ourStory.path);
  const sentences = page.getByRole('main').getByRole('paragraph');
  expect(await sentences.count()).toBeGreaterThan(1);
  for (const sentence of await sentences.all()) await expect(sentence).toHaveCSS('color', ink);
});

test('asked for more contrast, fields are drawn in ink and links of the footer underlined', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  await expect(field(page, 'Name')).toHaveCSS('border-top-color', ink);
  const link: Locator = page
    .getByRole('contentinfo')
    .getByRole('link', { name: routes.gallery.label });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});
