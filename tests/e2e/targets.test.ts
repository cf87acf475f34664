import { type ElementHandle, expect, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/*
 * A visitor may click at any point of a part of the page that looks like one target, such as a whole card. The pointer
 * is then over that part, which may have changed its look and its size.
 */

test.describe.configure({ mode: 'parallel' });

/**
 * Selectors of parts that look like one target. The value selects the link within such a part that a click anywhere on
 * the part has to press; it is empty if the part itself is a link, a button or a field.
 */
const targetsInMain = {
  'main article': 'a',
  'main a:not(article a), main :is(button, label, input)': '',
};
const targetsAroundMain = {
  'header > a:last-of-type, header nav :is(button, a:not([popover] a)), footer a[href]': '',
};
const targetsInMenu = { '[popover]:popover-open li:not(:has(li))': 'a' };

/**
 * Returns points in the middle and near the corners of a part, and describes the points that do not press its target.
 */
function readPoints(element: Element, pressed: string) {
  element.scrollIntoView({ block: 'nearest' });
  const target = pressed ? element.querySelector(pressed) : element;
  // A link that breaks into two lines has two boxes.
  const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const xs = [left + 3, right - 3].map((each) => Math.min(each, window.innerWidth - 1));
    const corners = [top + 3, bottom - 3].flatMap((y) => xs.map((x) => ({ x, y })));
    return [{ x: (left + right) / 2, y: (top + bottom) / 2 }, ...corners];
  });
  const missed = points.filter(({ x, y }) => !target?.contains(document.elementFromPoint(x, y)));
  return { points, missed: missed.map(({ x, y }) => `${element.textContent} at ${x}, ${y}`) };
}

/**
 * Describes the points that do not press a part's target: first as the page is, then with the pointer over the part.
 */
async function missedPoints(page: Page, part: ElementHandle<Element>, pressed: string) {
  const { points, missed } = await part.evaluate(readPoints, pressed);
  for (const { x, y } of points.slice(0, 2)) {
    await page.mouse.move(x, y);
    missed.push(...(await part.evaluate(readPoints, pressed)).missed);
  }
  return missed;
}

for (const path of sites.sample.paths) {
  test(`every point of a link or button of ${path} presses it`, async ({ page }) => {
    const missed: string[] = [];
    let checked = 0;
    async function check(targets: Readonly<Record<string, string>>) {
      for (const [part, pressed] of Object.entries(targets)) {
        // A locator would look for all parts again whenever one of them is read.
        for (const element of await page.$$(`${part} >> visible=true`)) {
          missed.push(...(await missedPoints(page, element, pressed)));
          checked += 1;
        }
      }
    }
    await openPage(page, path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await check(targetsInMain);
      // The header and the footer are the same on every page.
      if (path !== '/') continue;
      await check(targetsAroundMain);
      await page.locator('header :is(nav > div, li) > button').filter({ visible: true }).click();
      await check(targetsInMenu);
      await page.keyboard.press('Escape');
    }
    expect(checked).toBeGreaterThan(10);
    expect(missed).toEqual([]);
  });
}
