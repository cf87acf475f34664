import { expect, test } from '@playwright/test';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { headerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, menuPanel, readHeader, solidHeader } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectErrors } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { nextFrames, scrollY } from '../support/scrolling.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

test.use({ viewport: phone.viewport });

test('the menu button opens the panel with its links and closes it again, and so do choosing a link and going back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  const panel = menuPanel(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await clickAt(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.locator('a, h1, h2, h3').filter({ visible: true })).toHaveText([
    ...headerLinks.beforeServices.map((name) => routes[name].label),
    headerCopy.panelHeading,
    ...services.map(({ title }) => title),
    ...headerLinks.afterServices.map((name) => routes[name].label),
  ]);
  await clickAt(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  for (const name of ['gallery', 'partners'] as const) {
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, name));
    await expect(panel).toBeHidden();
  }
  await expect(pageHeading(page, 'partners')).toBeFocused();
  await expect(page).toHaveURL(routes.partners.path);
  await clickAt(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(panel).toBeHidden();
});

test('Escape closes the panel and gives the focus back to the button; tabbing out of it closes it too', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await headerLink(page, 'getInTouch').focus();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuPanel(page)).toBeHidden();
});

test('a panel that is open when the window becomes wide stays until it is closed, and the page works again', async ({
  page,
}) => {
  await openPage(page, routes.gallery.path);
  await clickAt(page, menuButton(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuPanel(page)).toBeHidden();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await expect(link).toBeFocused();
});

test('the page behind an open panel takes neither focus nor reading and does not scroll, and its header is solid', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  const link = page.locator('main a').first();
  await clickAt(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await readHeader(page)).toBe(solidHeader);
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(187, 780);
  await page.mouse.wheel(0, 400);
  await nextFrames(page, 20);
  expect(await scrollY(page)).toBe(0);
  await clickAt(page, menuButton(page));
  await expect(menuPanel(page)).toBeHidden();
  await link.focus();
  await expect(link).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test('the panel says which service the visitor is at', async ({ page }) => {
  await openPage(page, routes.services.path);
  const current = menuPanel(page).locator('[aria-current]');
  await menuButton(page).click();
  await expect(current).toHaveText([headerCopy.panelHeading]);
  const title = services[0]?.title ?? '';
  await page.getByRole('banner').getByRole('link', { name: title }).click();
  await menuButton(page).click();
  await expect(current).toHaveText([headerCopy.panelHeading, title]);
});

test('a browser from before popovers gets a page that works', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    const { querySelector } = Document.prototype;
    Document.prototype.querySelector = function (this: Document, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(selector);
      return querySelector.call(this, selector);
    };
  });
  await openPage(page, routes.gallery.path);
  await footerLink(page, 'partners').click();
  await expect(pageHeading(page, 'partners')).toBeFocused();
  expect(errors).toEqual([]);
});
