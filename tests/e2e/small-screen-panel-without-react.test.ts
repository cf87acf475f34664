import { expect, type Page, test } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, menuPanel } from '../support/header.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { waitUntilInteractive } from '../support/open-page.ts';

test.use(phone);

test('before hydration the panel opens, and stays open when React takes over', async ({ page }) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  await menuButton(page).tap();
  await expect(await menuPanel(page)).toBeVisible();
  release();
  await waitUntilInteractive(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(await menuPanel(page)).toBeVisible();
});

test('before hydration the panel works with keys and links', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  await usePanel(page);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('with scripts off the panel works with keys and links', async ({ page }) => {
    await page.goto('/gallery');
    await usePanel(page);
  });
});

async function usePanel(page: Page): Promise<void> {
  const panel = await menuPanel(page);
  await menuButton(page).tap();
  await expect(panel).toBeVisible();
  await menuButton(page).tap();
  await expect(panel).toBeHidden();
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).tap();
  await headerLink(page, 'partners').tap({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await expect(await menuPanel(page)).toBeHidden();
}
