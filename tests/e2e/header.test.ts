import { expect } from '@playwright/test';
import { overHeroAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { everySite } from '../support/built-sites.ts';
import { clearHeader, clearHeaderOverDark, solidHeader } from '../support/header.ts';
import { holdBack, mainScript, openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

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

test('the link of the page looks current, the others do not', async ({ page, header }) => {
  await openPage(page, '/gallery');
  expect(await header.read()).toBe(solidHeader);
  const lookOf = (name: string) => header.link(name).evaluate(readLook);
  const look = await lookOf('Home');
  expect(await lookOf('Our Story')).toBe(look);
  expect(await lookOf('Gallery')).not.toBe(look);
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

/** The properties that mark the current link: those of its text and of the line under it. */
function readLook(link: Element): string {
  const own = getComputedStyle(link);
  const line = getComputedStyle(link, '::after');
  return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
}
