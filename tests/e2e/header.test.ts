import { expect } from '@playwright/test';
import { overHeroAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { clearHeader, clearHeaderOverDark, solidHeader } from '../support/header.ts';
import { holdBack, mainScript, openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';
import { findCutText } from './checks/cut-text.ts';
import { findLowTargets } from './checks/low-targets.ts';

/** In a narrower logo the capitals of the second line, 1/25 of the width, are less than 6 px high. */
const leastLogoWidthPx = 150;

for (const { name, url } of everySite) {
  test(`scrolling turns the header of the home page of ${name} solid`, async ({ page, header }) => {
    await openPage(page, url);
    const isOverDark = (await header.banner.getAttribute(overHeroAttribute)) === 'dark';
    const clear = isOverDark ? clearHeaderOverDark : clearHeader;
    for (const [y, look] of [
      [0, clear],
      [headerScrollThresholdPx, clear],
      [headerScrollThresholdPx + 1, solidHeader],
      [1500, solidHeader],
      [0, clear],
    ] as const) {
      await scrollPageTo(page, y);
      expect(await header.read(), `at ${y}`).toBe(look);
      expect(await header.banner.boundingBox()).toMatchObject({ y: 0 });
    }
  });
}

test('only home has a transparent header, only the own link looks current', async ({
  page,
  header,
}) => {
  const links = header.banner.locator('nav > ul > li > a:not([hidden])');
  for (const path of sites.sample.paths) {
    await openPage(page, path);
    expect(await header.read(), path).toBe(path === '/' ? clearHeader : solidHeader);
    const [own] = await links.and(page.locator(`[href="${path}"]`)).evaluateAll(readLooks);
    const others = await links.and(page.locator(`:not([href="${path}"])`)).evaluateAll(readLooks);
    expect(new Set(others).size, path).toBe(1);
    expect(others, path).not.toContain(own);
  }
});

test('a page reloaded half-way down has a solid header at once', async ({ page, header }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1500);
  await holdBack(page, mainScript);
  await page.reload({ waitUntil: 'commit' });
  await header.link('Gallery').waitFor();
  await expect.poll(() => header.read()).toBe(solidHeader);
});

test('the logo can be read, centred and on whole pixels', async ({ page, header }) => {
  await openPage(page, '/gallery');
  const logo = header.banner.getByRole('link', { name: 'Lark & Linden' });
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1280, 900],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await logo.getByRole('img').boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(leastLogoWidthPx);
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - width / 2), `${width} px`).toBeLessThanOrEqual(1);
    expect(Number.isInteger(box?.y), `${width} px`).toBe(true);
  }
});

test('more links than fit wrap inside the header', async ({ page, header }) => {
  await openPage(page, '/gallery');
  await page.getByRole('navigation', { name: 'Main' }).evaluate((navigation) => {
    const list = navigation.querySelector('ul');
    for (let copy = 0; copy < 12; copy += 1) {
      list?.append(list.lastElementChild?.cloneNode(true) ?? '');
    }
  });
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(header.link('Gallery')).toHaveCount(13);
    const tops = await header
      .link('Gallery')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(2);
    expect(await page.evaluate(findCutText), `${width} px`).toEqual([]);
    expect(await findLowTargets(header.banner, 24), `${width} px`).toEqual([]);
  }
});

/** The properties that mark the current link: those of each link's text and of the line under it. */
function readLooks(links: readonly Element[]): string[] {
  return links.map((link) => {
    const own = getComputedStyle(link);
    const line = getComputedStyle(link, '::after');
    return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
  });
}
