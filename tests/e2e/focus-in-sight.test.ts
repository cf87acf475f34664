import { expect, type Page, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { openWithFrozenClock, rendered } from '../support/frozen-clock.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

const screens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

for (const viewport of screens) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { name, path } of everyPage) {
      test(`on ${name} nothing covers what has the focus`, async ({ page }) => {
        await openPage(page, path);
        expect(await tabThrough(page, 'Tab')).toEqual([]);
        expect(await tabThrough(page, 'Shift+Tab')).toEqual([]);
      });
    }

    test('the toast covers nothing that has the focus', async ({ page }) => {
      await openWithFrozenClock(page, '/');
      await showToast(page);
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        document.querySelector<HTMLElement>('h1')?.focus();
      });
      expect(await tabThrough(page, 'Tab')).toEqual([]);
      await expect(toast(page)).toBeVisible();
      expect(await tabThrough(page, 'Shift+Tab')).toEqual([]);
      await expect(toast(page)).toBeVisible();
    });
  });
}

/** Goes through the page by key, to its end; returns what had the focus without showing all of it. */
async function tabThrough(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  const steps = new Set<string>();
  for (;;) {
    await page.keyboard.press(key);
    await rendered(page);
    const { place, isCovered } = await page.evaluate(readFocus);
    if (place === '' || steps.has(place)) break;
    steps.add(place);
    if (isCovered) covered.push(place);
  }
  if (steps.size < 10) throw new Error(`Only ${steps.size} things took the focus.`);
  return covered;
}

/**
 * What has the focus, told by its place in the document, and whether it is out of sight or anything
 * lies over its middle or its ends, as far as they are in the window.
 */
function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return { place: '', isCovered: false };
  const all = [...document.querySelectorAll('*')];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const points = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y > 0 && y < innerHeight);
  const isSeen = (y: number) => {
    const hit = document.elementFromPoint(middle, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    place: `${all.indexOf(element)} ${element.tagName} ${element.textContent?.trim()}`,
    isCovered: points.length === 0 || !points.every(isSeen),
  };
}
