import { expect, test } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, menuPanel } from '../support/header.ts';
import { readHeaderLook, solidHeader } from '../support/header-look.ts';
import { openPage } from '../support/open-page.ts';
import { nextFrames, scrollY } from '../support/scrolling.ts';

test.use(phone);

test('the menu button opens the panel and closes it again', async ({ page }) => {
  await openPage(page, '/gallery');
  const panel = await menuPanel(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
});

test('the panel lists the pages with the three services under their heading', async ({ page }) => {
  await openPage(page, '/gallery');
  await menuButton(page).tap();
  const items = (await menuPanel(page)).locator('a, h1, h2, h3');
  await expect(items).toHaveText([
    'Home',
    'Our Story',
    'Start Your Journey',
    'Wedding Styling & Decor',
    'Corporate Events Styling',
    'Store Interior & Storefront Decor',
    'Gallery',
    'Partners',
    'Get in Touch',
  ]);
});

test('choosing a link closes the panel and goes there', async ({ page }) => {
  await openPage(page, '/');
  await menuButton(page).tap();
  await headerLink(page, 'partners').tap();
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await expect(await menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('choosing the link of the page itself closes the panel', async ({ page }) => {
  await openPage(page, '/gallery');
  await menuButton(page).tap();
  await headerLink(page, 'gallery').tap();
  await expect(await menuPanel(page)).toBeHidden();
});

test('Escape closes the panel and gives the focus back to the button', async ({ page }) => {
  await openPage(page, '/gallery');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(await menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('tabbing out of the panel closes it', async ({ page }) => {
  await openPage(page, '/gallery');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await headerLink(page, 'getInTouch').focus();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(await menuPanel(page)).toBeHidden();
});

test('the page behind an open panel takes neither focus nor reading', async ({ page }) => {
  await openPage(page, '/gallery');
  const link = page.locator('main a').first();
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const part of ['main', 'footer']) {
    await expect(page.locator(part)).toHaveJSProperty('inert', true);
  }
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await link.focus();
  await expect(link).toBeFocused();
});

test('going back closes an open panel, and the page before takes the focus', async ({ page }) => {
  await openPage(page, '/gallery');
  await menuButton(page).tap();
  await headerLink(page, 'partners').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(await menuPanel(page)).toBeHidden();
});

test('the panel says which service the visitor is at, or that the page is the services', async ({
  page,
}) => {
  await openPage(page, '/services');
  await menuButton(page).tap();
  const current = (await menuPanel(page)).locator('[aria-current]');
  await expect(current).toHaveText(['Start Your Journey']);
  await headerLink(page, 'home').tap();
  await openPage(page, '/services#corporate-events');
  await menuButton(page).tap();
  await expect(current).toHaveText(['Start Your Journey', 'Corporate Events Styling']);
});

test('a browser from before popovers gets a page that works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    for (const { prototype } of [Element, Document]) {
      for (const name of ['matches', 'querySelector'] as const) {
        const find = Reflect.get(prototype, name);
        if (!find) continue;
        Reflect.set(prototype, name, function (this: Element, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError(selector);
          return find.call(this, selector);
        });
      }
    }
  });
  await openPage(page, '/gallery');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
  expect(errors).toEqual([]);
});

test('the page behind an open panel does not scroll', async ({ page }) => {
  await openPage(page, '/');
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(187, 780);
  await page.mouse.wheel(0, 400);
  await nextFrames(page, 20);
  expect(await scrollY(page)).toBe(0);
  await menuButton(page).tap();
  await expect(await menuPanel(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test('the header turns solid while the panel is open at the top of the home page', async ({
  page,
}) => {
  await openPage(page, '/');
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await readHeaderLook(page)).toEqual(solidHeader);
});
