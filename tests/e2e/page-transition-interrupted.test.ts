import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { expectSettledPage, holdAnimations, pageFrames } from '../support/page-frames.ts';
import { headings } from '../support/site-pages.ts';

test('a page change that is interrupted twice ends on the last page without a message', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  await openPageWithAnimation(page, routes.services.path);
  for (const name of ['gallery', 'ourStory', 'partners'] as const) {
    await clickAt(page, headerLink(page, name));
    await expect(page.getByRole('heading', { level: 1, name: headings[name] })).toBeFocused();
  }
  await expectSettledPage(page, headings.partners);
  await expect(page).toHaveURL(routes.partners.path);
  expect(messages).toEqual([]);
});

test('a second click while the first transition stands still ends on the last page', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.home.path);
  const goOn = await holdAnimations(page);
  for (const name of ['gallery', 'partners', 'gallery'] as const) {
    await clickAt(page, headerLink(page, name));
    await expect(page.getByRole('heading', { level: 1, name: headings[name] })).toBeFocused();
  }
  await goOn();
  await expectSettledPage(page, headings.gallery);
  await expect(page).toHaveURL(routes.gallery.path);
});

test('Back in mid-transition ends on the first page', async ({ page }) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageFrames(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: headings.ourStory })).toBeFocused();
  await goOn();
  await expectSettledPage(page, headings.ourStory);
  await expect(page).toHaveURL(routes.ourStory.path);
});
