import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { showToast, toast, toastCloseButton } from '../support/contact-form.ts';
import { dropDownButton, dropDownPanel, headerLink, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { everyPage, headings, pageHeading } from '../support/site-pages.ts';

test('every page leads on, and drop-down, form, toast and panel work, without a message in the console', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expectSettledPage(page, heading);
    const next = path === routes.gallery.path ? 'partners' : 'gallery';
    await clickAt(page, headerLink(page, next));
    await expect(pageHeading(page, next)).toBeFocused();
    await expect(page).toHaveURL(routes[next].path);
    await expect(page).toHaveTitle(routes[next].title);
    // The 404 page has other tags in its head.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index,/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expectSettledPage(page, headings[next]);
    expect(messages, path).toEqual([]);
  }

  await openPage(page, routes.home.path);
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await page.setViewportSize({ width: 460, height: 812 });
  await menuButton(page).click();
  await clickAt(page, headerLink(page, 'partners'));
  await expectSettledPage(page, headings.partners);
  expect(messages).toEqual([]);
});
