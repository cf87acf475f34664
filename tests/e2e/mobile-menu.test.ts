import { expect, test } from '@playwright/test';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { headerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { phone } from '../support/devices.ts';
import {
  dropDownButton,
  headerLink,
  menuButton,
  menuPanel,
  readHeader,
  solidHeader,
} from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectErrors } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { nextFrames, scrollY } from '../support/scrolling.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

const tag = '@firefox';

test.use({ viewport: phone.viewport });

test('the menu button opens and closes the mobile menu', { tag }, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  await expect(menuPanel(page)).toBeHidden();
  await clickAt(page, menuButton(page));
  await expect(menuPanel(page).locator('a, h1, h2, h3').filter({ visible: true })).toHaveText([
    ...headerLinks.beforeServices.map((name) => routes[name].label),
    headerCopy.panelHeading,
    ...services.map(({ title }) => title),
    ...headerLinks.afterServices.map((name) => routes[name].label),
  ]);
  await clickAt(page, menuButton(page));
  await expect(menuPanel(page)).toBeHidden();
});

test('both buttons say whether their menu is open', async ({ page }) => {
  await openPage(page, routes.gallery.path);
  const session = await page.context().newCDPSession(page);
  const isExpanded = async (name: string) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const node = nodes.find(
      ({ role, name: own }) => role?.value === 'button' && own?.value === name,
    );
    return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };
  for (const [button, width] of [
    [menuButton(page), 375],
    [dropDownButton(page), 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    const name = await button.innerText();
    for (const isOpen of [false, true, false]) {
      expect(await isExpanded(name), name).toBe(isOpen);
      await clickAt(page, button);
    }
  }
});

test('choosing a link closes the mobile menu, also the own page’s', { tag }, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  for (const name of ['gallery', 'partners'] as const) {
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, name));
    await expect(menuPanel(page)).toBeHidden();
    await expect(page).toHaveURL(routes[name].path);
  }
});

test('going back closes the mobile menu', { tag }, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  await footerLink(page, 'partners').click();
  await expect(pageHeading(page, 'partners')).toBeFocused();
  // Opened without the focus, as by a click in Safari.
  await menuPanel(page).evaluate((panel: HTMLElement) => panel.showPopover());
  await expect(menuPanel(page)).toBeVisible();
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(menuPanel(page)).toBeHidden();
});

test('Escape closes the mobile menu and focuses its button', { tag }, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  await menuButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the mobile menu closes when the focus leaves it', { tag }, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  for (const [key, from, to] of [
    ['Tab', headerLink(page, 'getInTouch'), page.getByRole('main').getByRole('link').first()],
    ['Shift+Tab', menuButton(page), page.getByRole('banner').getByRole('link').nth(1)],
  ] as const) {
    await menuButton(page).press('Enter');
    await from.focus();
    await expect(menuPanel(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(to).toBeFocused();
    await expect(menuPanel(page)).toBeHidden();
  }
});

test('an open mobile menu goes when the window becomes wide', { tag }, async ({ page }) => {
  await openPage(page, routes.home.path);
  await clickAt(page, menuButton(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuPanel(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageHeading(page, 'gallery')).toBeFocused();
});

test('the page behind an open mobile menu does not scroll', async ({ page }) => {
  await openPage(page, routes.home.path);
  await clickAt(page, menuButton(page));
  await page.mouse.move(187, 780);
  await page.mouse.wheel(0, 400);
  await nextFrames(page, 20);
  expect(await scrollY(page)).toBe(0);
  await clickAt(page, menuButton(page));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test('the header is solid while the mobile menu is open', { tag }, async ({ page }) => {
  await openPage(page, routes.home.path);
  await clickAt(page, menuButton(page));
  expect(await readHeader(page)).toBe(solidHeader);
});

test('a browser from before popovers gets a page that works', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await openPage(page, routes.gallery.path);
  await footerLink(page, 'partners').click();
  await expect(pageHeading(page, 'partners')).toBeFocused();
  expect(errors).toEqual([]);
});
