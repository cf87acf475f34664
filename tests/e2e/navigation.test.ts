import { expect, type Page, test } from '@playwright/test';
import { headerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { dropDownButton, headerLink } from '../support/header.ts';
import { openPage, openPageWithAnimation } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { footerLink, headings, unknownPath } from '../support/site-pages.ts';

test('each link of the header changes address, title and focus in one task, also in mid-transition', {
  tag: '@firefox',
}, async ({ page }) => {
  const messages = collectMessages(page);
  await openPageWithAnimation(page, routes.services.path);
  await noteFocusedHeadings(page);
  for (const name of [...headerLinks.beforeServices, ...headerLinks.afterServices]) {
    await clickAt(page, headerLink(page, name));
    await expect(page.locator('html')).toHaveAttribute(
      'data-seen',
      [headings[name], routes[name].path, routes[name].title].join(' · '),
    );
  }
  await expectSettledPage(page, headings.getInTouch);
  await expect(page).toHaveURL(routes.getInTouch.path);
  expect(messages).toEqual([]);
});

test('going to a page, to a section or back is announced once: the focus goes to its heading', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.gallery.path);
  await recordAnnouncements(page);
  for (const name of ['home', 'services', 'gallery'] as const) {
    await footerLink(page, name).focus();
    await takeAnnouncements(page);
    await page.keyboard.press('Enter');
    await expectSettledPage(page, headings[name]);
    expect(await takeAnnouncements(page)).toEqual([`focus: ${headings[name]}`]);
  }
  await dropDownButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  await expectSettledPage(page, headings.services);
  expect(await takeAnnouncements(page)).toEqual([`focus: ${services[0]?.title}`]);
  await page.goBack();
  await expectSettledPage(page, headings.gallery);
  await expect(page).toHaveTitle(routes.gallery.title);
  expect(await takeAnnouncements(page)).toEqual([`focus: ${headings.gallery}`]);
});

test('going on from the 404 page replaces the head that the server sent', async ({ page }) => {
  await openPage(page, unknownPath);
  await expect(page).toHaveTitle(notFoundWords.title);
  const robots = page.locator('head meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: routes.gallery.label }).click();
  await expect(page).toHaveTitle(routes.gallery.title);
  await expect(robots).toHaveAttribute('content', /^index,/);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
});

/** Has the page note address and title in the very task in which a heading gets the focus. */
async function noteFocusedHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      queueMicrotask(() => {
        document.documentElement.dataset.seen = [
          target.textContent,
          window.location.pathname,
          document.title,
        ].join(' · ');
      });
    });
  });
}
