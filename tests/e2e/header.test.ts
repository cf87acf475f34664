import { expect, type Locator } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { clearHeader, headerOf, solidHeader } from '../support/header.ts';
import { holdBack, mainScript, openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

/** In a narrower logo the capitals of the second line, 1/25 of the width, are less than 6 px high. */
const leastLogoWidthPx = 150;

for (const { width, tag } of [
  { width: 1280, tag: ' @firefox' },
  { width: 375, tag: '' },
]) {
  test(`at ${width} px scrolling turns home’s header solid${tag}`, async ({ page, header }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, routes.home.path);
    for (const [y, look] of [
      [0, clearHeader],
      [headerScrollThresholdPx, clearHeader],
      [headerScrollThresholdPx + 1, solidHeader],
      [1500, solidHeader],
      [0, clearHeader],
    ] as const) {
      await scrollPageTo(page, y);
      expect(await header.read(), `at ${y}`).toBe(look);
      expect(await header.banner.boundingBox()).toMatchObject({ y: 0 });
    }
  });
}

test('only the home page has a transparent header at the top', async ({ openPages }) => {
  for (const { page, name } of openPages) {
    expect(await headerOf(page).read(), name).toBe(name === 'home' ? clearHeader : solidHeader);
  }
});

test('no link but the page’s own looks current', async ({ openPages }) => {
  const links = [...headerLinks.beforeServices, ...headerLinks.afterServices];
  for (const { page, name } of openPages) {
    const looks = await Promise.all(links.map((link) => readLook(headerOf(page).link(link))));
    const own = looks[links.indexOf(name as RouteName)];
    const others = looks.filter((_, index) => links[index] !== name);
    expect(new Set(others).size, name).toBe(1);
    expect(others, name).not.toContain(own);
  }
});

test('a page reloaded half-way down has a solid header at once', async ({ page, header }) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1500);
  await holdBack(page, mainScript);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => header.read()).toBe(solidHeader);
});

test('the logo can be read and stands centred', async ({ page, header }) => {
  await openPage(page, routes.gallery.path);
  const logo = header.banner.getByRole('link', { name: businessName });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await logo.getByRole('img').boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(leastLogoWidthPx);
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - width / 2), `${width} px`).toBeLessThanOrEqual(1);
  }
});

/** The properties that mark the current link: those of its text and of the line under it. */
function readLook(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const own = getComputedStyle(element);
    const line = getComputedStyle(element, '::after');
    return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
  });
}
