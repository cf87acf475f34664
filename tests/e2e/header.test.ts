import { expect, type Locator, type Page, test } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { headerLinks, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { phone } from '../support/devices.ts';
import { headerLink } from '../support/header.ts';
import {
  readHeaderAppearance,
  solidHeader,
  transparentHeader,
} from '../support/header-appearance.ts';
import { holdBackMainScript } from '../support/hold-back.ts';
import { openPage } from '../support/open-page.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { everyPage, headings } from '../support/site-pages.ts';

for (const { screen, options, tag } of [
  { screen: 'desktop', options: {}, tag: '@firefox' },
  { screen: 'phone', options: phone, tag: [] },
]) {
  test.describe(screen, () => {
    test.use(options);

    test(`on a ${screen} the home page’s header is transparent down to the threshold, solid past it`, {
      tag,
    }, async ({ page }) => {
      await openPage(page, routes.home.path);
      expect(await readHeaderAppearance(page)).toEqual(transparentHeader);
      await scrollPageTo(page, headerScrollThresholdPx);
      expect(await readHeaderAppearance(page)).toEqual(transparentHeader);
      await scrollPageTo(page, headerScrollThresholdPx + 1);
      expect(await readHeaderAppearance(page)).toEqual(solidHeader);
      await scrollPageTo(page, 1500);
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
      expect(await readHeaderAppearance(page)).toEqual(solidHeader);
      await scrollPageTo(page, 0);
      expect(await readHeaderAppearance(page)).toEqual(transparentHeader);
    });

    test(`on a ${screen} every other page’s header is solid at the top`, { tag }, async ({
      page,
    }) => {
      for (const { path } of everyPage.filter((each) => each.path !== routes.home.path)) {
        await openPage(page, path);
        expect(await readHeaderAppearance(page), path).toEqual(solidHeader);
      }
    });
  });
}

test('a home page reloaded half-way down has a solid header before the main script has run, from the first frame on', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1500);
  const solid = await readGround(page.getByRole('banner'));
  await holdBackMainScript(page);
  await noteFirstScrolledFrame(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-first-ground', solid);
  await expect.poll(() => readHeaderAppearance(page)).toEqual(solidHeader);
});

test('the link of the current page, and no other, looks current', async ({ page }) => {
  const names = [...headerLinks.beforeServices, ...headerLinks.afterServices];
  for (const name of names) {
    await openPage(page, routes[name].path);
    const looks = await Promise.all(names.map((each) => readLook(headerLink(page, each))));
    const others = looks.filter((_, index) => names[index] !== name);
    expect(new Set(others).size, name).toBe(1);
    expect(others, name).not.toContain(looks[names.indexOf(name)]);
  }
});

test('the logo stands centred above the links and leads home', async ({ page }) => {
  await openPage(page, routes.gallery.path);
  const logo = page.getByRole('banner').getByRole('link', { name: businessName });
  const box = await logo.boundingBox();
  const below = await headerLink(page, 'gallery').boundingBox();
  const viewportMiddle = (await page.evaluate(() => document.documentElement.clientWidth)) / 2;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - viewportMiddle)).toBeLessThanOrEqual(1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await logo.click();
  await expect(page.getByRole('heading', { level: 1, name: headings.home })).toBeFocused();
  await expect(page).toHaveURL(routes.home.path);
});

/** Notes, in the task after the first frame that is scrolled, the header's background in it. */
async function noteFirstScrolledFrame(page: Page): Promise<void> {
  await page.addInitScript((thresholdPx) => {
    function look() {
      const header = document.querySelector('header');
      if (!header || window.scrollY <= thresholdPx) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement.dataset.firstGround = getComputedStyle(header).backgroundColor;
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  }, headerScrollThresholdPx);
}

/** The element's background once its transitions are over. */
function readGround(element: Locator): Promise<string> {
  return element.evaluate((host) => {
    for (const animation of host.getAnimations()) animation.finish();
    return getComputedStyle(host).backgroundColor;
  });
}

/** What sets a link's words and the line under them apart, as one string. */
function readLook(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const own = getComputedStyle(element);
    const line = getComputedStyle(element, '::after');
    return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
  });
}
