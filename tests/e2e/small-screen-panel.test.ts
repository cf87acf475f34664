import { expect, test } from '@playwright/test';
import { headerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, menuPanel } from '../support/header.ts';
import { readHeaderAppearance, solidHeader } from '../support/header-appearance.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { nextFrames, scrollY } from '../support/scrolling.ts';
import { headings } from '../support/site-pages.ts';

test.describe('mouse and keys', () => {
  test.use({ viewport: { width: 460, height: 812 } });

  test('the menu button opens the panel with its links and closes it again', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openPage(page, routes.gallery.path);
    const panel = await menuPanel(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
    await clickAt(page, menuButton(page));
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.locator('a, h1, h2, h3').filter({ visible: true })).toHaveText([
      ...headerLinks.beforeServices.map((name) => routes[name].label),
      headerWords.panelHeading,
      ...services.map(({ title }) => title),
      ...headerLinks.afterServices.map((name) => routes[name].label),
    ]);
    await clickAt(page, menuButton(page));
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
  });

  test('choosing a link closes the panel and goes there', { tag: '@firefox' }, async ({ page }) => {
    await openPage(page, routes.gallery.path);
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, 'gallery'));
    await expect(await menuPanel(page)).toBeHidden();
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, 'partners'));
    await expect(page.getByRole('heading', { level: 1, name: headings.partners })).toBeFocused();
    await expect(page).toHaveURL(routes.partners.path);
    await expect(await menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes the panel and gives the focus back to the button', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openPage(page, routes.gallery.path);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(headerLink(page, 'home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(await menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('tabbing out of the panel closes it', async ({ page }) => {
    await openPage(page, routes.gallery.path);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await headerLink(page, 'getInTouch').focus();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(await menuPanel(page)).toBeHidden();
  });
});

test.describe('touch', () => {
  test.use(phone);

  test('the page behind an open panel takes neither focus nor reading', async ({ page }) => {
    await openPage(page, routes.gallery.path);
    const link = page.locator('main a').first();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('footer')).toHaveJSProperty('inert', true);
    await link.evaluate((element) => element.focus());
    await expect(link).not.toBeFocused();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await link.focus();
    await expect(link).toBeFocused();
  });

  test('going back closes an open panel, and the page before takes the focus', async ({ page }) => {
    await openPage(page, routes.gallery.path);
    await menuButton(page).tap();
    await headerLink(page, 'partners').tap();
    await expect(page.getByRole('heading', { level: 1, name: headings.partners })).toBeFocused();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
    await expect(await menuPanel(page)).toBeHidden();
  });

  test('the panel says which service the visitor is at, or that the page is the services', async ({
    page,
  }) => {
    await openPage(page, routes.services.path);
    await menuButton(page).tap();
    const current = (await menuPanel(page)).locator('[aria-current]');
    await expect(current).toHaveText([headerWords.panelHeading]);
    await headerLink(page, 'home').tap();
    await (await menuPanel(page)).waitFor({ state: 'hidden' });
    await menuButton(page).tap();
    const [{ title } = { title: '' }] = services;
    await page.getByRole('banner').getByRole('link', { name: title }).tap();
    await (await menuPanel(page)).waitFor({ state: 'hidden' });
    await menuButton(page).tap();
    await expect(current).toHaveText([headerWords.panelHeading, title]);
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
    await openPage(page, routes.gallery.path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes.partners.label });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: headings.partners })).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('the page behind an open panel does not scroll, and its header is solid', async ({
    page,
  }) => {
    await openPage(page, routes.home.path);
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await readHeaderAppearance(page)).toEqual(solidHeader);
    await page.mouse.move(187, 780);
    await page.mouse.wheel(0, 400);
    await nextFrames(page, 20);
    expect(await scrollY(page)).toBe(0);
    await menuButton(page).tap();
    await expect(await menuPanel(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });
});
