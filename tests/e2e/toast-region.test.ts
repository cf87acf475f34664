import { expect, test } from '@playwright/test';
import { fillForm, showToast, submitForm, toast } from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { headerLink } from '../support/header.ts';
import { loseLazyScripts } from '../support/lazy-scripts.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';

test('F8 moves the focus to the notifications, and Tab on into the toast', async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

test('the toast stays when the page changes', async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toBeVisible();
});

test('the toast is announced once, as a status', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output';
    const said: string[] = [];
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const host = target instanceof Element ? target : target.parentElement;
        const region = host?.closest(live);
        if (!region) continue;
        for (const { textContent } of addedNodes) {
          if (textContent) said.push(`${region.getAttribute('role')}: ${textContent}`);
        }
      }
      document.documentElement.dataset.said = JSON.stringify(said);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await showToast(page);
  const said = async () =>
    JSON.parse((await page.locator('html').getAttribute('data-said')) ?? '[]').join(' ');
  await expect.poll(said).toContain('Thank you for reaching out.');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  expect((await said()).match(/Message Sent!/g)).toHaveLength(1);
  expect((await said()).match(/Thank you for reaching out\./g)).toHaveLength(1);
  expect(await said()).toMatch(/status: /);
  expect(await said()).not.toMatch(/alert: /);
});

test('where the code of the notifications is lost the form itself confirms', {
  tag: '@firefox',
}, async ({ page }) => {
  await loseLazyScripts(page);
  await openPage(page, '/');
  await fillForm(page);
  await submitForm(page);
  const confirmation = page.getByRole('main').getByRole('status');
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText('Message Sent!');
  await expect(confirmation).toBeInViewport({ ratio: 1 });
});

test('no page has a region for notifications before the first one', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
  await showToast(page);
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
});

test('F8 does nothing where there is no toast, before the first one or after it', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, '/');
  const submit = page.getByRole('button', { name: 'Send Message' });
  await submit.focus();
  await page.keyboard.press('F8');
  await expect(submit).toBeFocused();
  await showToast(page);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await submit.focus();
  await page.keyboard.press('F8');
  await expect(submit).toBeFocused();
});

test('after F8 the ring is drawn around the toast and not around its corner', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, '/');
  await showToast(page);
  await page.keyboard.press('F8');
  const corner = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect(corner).toBeFocused();
  await expect(corner).toHaveCSS('outline-style', 'none');
  await expect(corner).toHaveCSS('box-shadow', 'none');
  await expect(toast(page)).toHaveCSS('outline', /2px/);
});
