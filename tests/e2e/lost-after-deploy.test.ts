import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { expectEmptyFields, fillForm, submitForm } from '../support/contact-form.ts';
import { headerLink } from '../support/header.ts';
import { isLazyScript } from '../support/lazy-scripts.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { headings } from '../support/site-pages.ts';

/** Opens a page whose later scripts went with the release before this one; resolves once one was missed. */
async function openOutdatedPage(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => isLazyScript(url.href),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  const missed = page.waitForResponse((response) => isLazyScript(response.url()));
  await openPage(page, path);
  expect((await missed).status()).toBe(404);
}

test('a page that outlived its release still leads on and back', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openOutdatedPage(page, routes.ourStory.path);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
  await expectSettledPage(page, headings.gallery);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: headings.ourStory })).toBeFocused();
  expect(errors).toEqual([]);
});

test('a form on a page that outlived its release still confirms, once, and clears', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openOutdatedPage(page, routes.home.path);
  await fillForm(page);
  await submitForm(page);
  const sent = page.getByRole('status').filter({ hasText: toastWords.sentTitle, visible: true });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText(toastWords.sentText);
  await expect(sent).toBeInViewport({ ratio: 1 });
  await expectEmptyFields(page);
  expect(errors).toEqual([]);
});
