import { expect, type Page, test } from '@playwright/test';
import { toastDurationMs } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import {
  fillForm,
  showToast,
  submitButton,
  submitForm,
  toast,
  toastCloseButton,
} from '../support/contact-form.ts';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { headerLink } from '../support/header.ts';
import { loseLazyScripts } from '../support/lazy-scripts.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { headings } from '../support/site-pages.ts';

test('a new toast replaces the old one, and is gone after its own 5000 ms and not before', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await runFor(page, 3000);
  await toast(page).evaluate((element) => element.setAttribute('data-old', ''));
  await fillForm(page);
  await submitForm(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast(page)).toHaveCount(0);
});

for (const { what, enter, leave } of [
  {
    what: 'the mouse rests on the toast',
    enter: (page: Page) => hoverAt(page, toast(page)),
    leave: (page: Page) => page.mouse.move(5, 5),
  },
  {
    what: 'the toast has the focus',
    enter: (page: Page) => toast(page).focus(),
    leave: (page: Page) => submitButton(page).focus(),
  },
]) {
  test(`while ${what} its time stands still`, async ({ page }) => {
    await openWithFrozenClock(page, routes.home.path);
    await showToast(page);
    await runFor(page, toastDurationMs - 1000);
    await enter(page);
    await runFor(page, 60_000);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await leave(page);
    await rendered(page);
    await runFor(page, 999);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await runFor(page, 1);
    await expect(toast(page)).toHaveCount(0);
  });
}

test('the close button dismisses the toast, which does not keep the next one away', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  await showToast(page);
});

test('the toast stays when the page changes', async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
  await expect(toast(page)).toContainText(toastWords.sentTitle);
  await expect(toast(page)).toBeVisible();
});

test('the toast is announced once, as a status', async ({ page }) => {
  await openPage(page, routes.home.path);
  await recordLiveRegions(page);
  await showToast(page);
  const said = () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).join(' '));
  await expect.poll(said).toContain(toastWords.sentText);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  expect((await said()).split(toastWords.sentTitle)).toHaveLength(2);
  expect((await said()).split(toastWords.sentText)).toHaveLength(2);
  expect(await said()).toMatch(/status: /);
  expect(await said()).not.toMatch(/alert: /);
});

test('where the code of the toasts is lost the form itself confirms', { tag: '@firefox' }, async ({
  page,
}) => {
  await loseLazyScripts(page);
  await openPage(page, routes.home.path);
  await fillForm(page);
  await submitForm(page);
  const confirmation = page.getByRole('main').getByRole('status');
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(toastWords.sentTitle);
  await expect(confirmation).toBeInViewport({ ratio: 1 });
});

/** Notes from now on what live regions are given to say. */
async function recordLiveRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output';
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const host = target instanceof Element ? target : target.parentElement;
        const region = host?.closest(live);
        for (const { textContent } of addedNodes) {
          if (region && textContent) said.push(`${region.getAttribute('role')}: ${textContent}`);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
