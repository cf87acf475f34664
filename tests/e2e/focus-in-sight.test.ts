import { expect, type Page } from '@playwright/test';
import { everySite } from '../support/built-sites.ts';
import { openPage } from '../support/loading.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };
/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const site of everySite) {
  for (const screen of [desktop, phone]) {
    test(`at ${screen.width} px nothing covers the focus on ${site.name}`, async ({ page }) => {
      await page.setViewportSize(screen);
      for (const path of site.paths) {
        await openPage(page, site.url + path);
        expect(await tabThrough(page, 'Tab'), path).toEqual([]);
        expect(await tabThrough(page, 'Shift+Tab'), path).toEqual([]);
      }
    });
  }
}

test('the toast does not cover the pressed button on any screen', async ({ page, form, toast }) => {
  for (const screen of [desktop, phone, zoomed]) {
    await page.setViewportSize(screen);
    await toast.show();
    await expect(form.submitButton).toBeFocused();
    await expect
      .poll(() => page.evaluate(readFocus), `${screen.width} px`)
      .toMatchObject({ isCovered: false });
  }
});

test('the toast covers no element that gets the focus by Tab', async ({ page, header, toast }) => {
  await page.setViewportSize(phone);
  await toast.show();
  await header.banner.getByRole('link').first().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    expect(await tabThrough(page, key)).toEqual([]);
    await expect(toast.item).toBeVisible();
  }
});

test('the focus shows in white on the dark hero and footer', async ({ page }) => {
  for (const place of ['main', 'contentinfo'] as const) {
    const link = page.getByRole(place).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline', /rgb\(255, 255, 255\) solid 2px/);
  }
});

/** Goes through the page by key, to its end; returns what had the focus without showing all of it. */
async function tabThrough(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  const steps = new Set<string>();
  for (;;) {
    await page.keyboard.press(key);
    const { place, isCovered } = await page.evaluate(readFocus);
    if (place === '' || steps.has(place)) break;
    steps.add(place);
    if (!isCovered) continue;
    // What covers the focus may make room for it, such as by scrolling on.
    await expect
      .poll(async () => (await page.evaluate(readFocus)).isCovered, { timeout: 2000 })
      .toBe(false)
      .catch(() => covered.push(place));
  }
  // The skip link, the logo, and a link of the page.
  expect(steps.size).toBeGreaterThanOrEqual(3);
  return covered;
}

/**
 * The element that has the focus, named by its place in the document, and whether it is out of sight
 * or anything lies over its middle or its ends, as far as they are in the window.
 */
function readFocus(): { place: string; isCovered: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { place: '', isCovered: false };
  const all = [...document.querySelectorAll('*')];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  // Of a field of several lines Chromium brings the one with the caret into view, without the space above it.
  const { paddingTop, lineHeight } = getComputedStyle(element);
  const firstLine = top + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2;
  const isField = element instanceof HTMLTextAreaElement;
  const heights = isField ? [firstLine] : [top + 2, (top + bottom) / 2, bottom - 2];
  const points = heights.filter((y) => y > 0 && y < innerHeight);
  const isSeen = (y: number) => {
    const hit = document.elementFromPoint(middle, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    place: `${all.indexOf(element)} ${element.tagName} ${element.textContent?.trim()}`,
    isCovered: points.length === 0 || !points.every(isSeen),
  };
}
