import { expect, type Locator, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/* Where a hand clicks: at any point of what looks like one target, with the pointer over it. */

test.describe.configure({ timeout: 300_000 });

/** What looks like one target, and the link in it that each of its points is to press, if it is not one itself. */
const onPage = {
  'main article': 'a',
  'main a:not(article a), main :is(button, label, input)': '',
  'header > a:last-of-type, header nav :is(button, a:not([popover] a)), footer a[href]': '',
};
const inMenu = { '[popover]:popover-open li:not(:has(li))': 'a' };

/** Returns the points of a target, in its middle and near its corners, and those of them that do not press it. */
function readPoints(element: Element, pressed: string) {
  element.scrollIntoView({ block: 'center' });
  const target = pressed ? element.querySelector(pressed) : element;
  const covered = element.closest('header') ? 0 : document.querySelector('header')?.offsetHeight;
  // A link whose words are on two lines has two boxes.
  const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const [first, end] = [Math.max(top, covered ?? 0), Math.min(bottom, window.innerHeight)];
    const xs = [left + 3, right - 3].map((each) => Math.min(each, window.innerWidth - 1));
    const corners = [first + 3, end - 3].flatMap((y) => xs.map((x) => ({ x, y })));
    return [{ x: (left + right) / 2, y: (first + end) / 2 }, ...corners];
  });
  const missed = points.filter(({ x, y }) => !target?.contains(document.elementFromPoint(x, y)));
  return { points, missed: missed.map(({ x, y }) => `${element.textContent} at ${x}, ${y}`) };
}

/** The points that do not press a target as it is, and with the pointer over its middle and over a corner. */
async function missedPoints(page: Page, seen: Locator, pressed: string) {
  const { points, missed } = await seen.evaluate(readPoints, pressed);
  for (const { x, y } of points.slice(0, 2)) {
    await page.mouse.move(x, y);
    missed.push(...(await seen.evaluate(readPoints, pressed)).missed);
  }
  return missed;
}

test('every point of a link or button presses that link or button', async ({ page }) => {
  const missed: string[] = [];
  let checked = 0;
  async function check(targets: Readonly<Record<string, string>>) {
    for (const [seen, pressed] of Object.entries(targets)) {
      for (const element of await page.locator(seen).filter({ visible: true }).all()) {
        missed.push(...(await missedPoints(page, element, pressed)));
        checked += 1;
      }
    }
  }
  for (const path of sites.sample.paths) {
    await openPage(page, path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await check(onPage);
      if (path !== '/') continue;
      await page.locator('header :is(nav > div, li) > button').filter({ visible: true }).click();
      await check(inMenu);
      await page.keyboard.press('Escape');
    }
  }
  expect(checked).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});
