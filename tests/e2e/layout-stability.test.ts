import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Site, sites } from '../support/built-sites.ts';
import { holdBack, waitUntilInteractive } from '../support/loading.ts';
import { nextFrames } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

// The text has another width in another typeface, so that a line may break elsewhere and move what follows.
const mostShift = 0.1; // the limit of Core Web Vitals

const hasLiberation = existsSync('/usr/share/fonts/truetype/liberation');

for (const width of [360, 412]) {
  test(`on an Android phone of ${width} px no page moves @android`, async ({ page }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of sites.delivered.paths) {
      await visit(page, sites.delivered, path);
      // The typeface that stands in for the text's is Android's.
      expect(await page.evaluate(() => document.fonts.check('1em "Jost Fallback"'))).toBe(false);
      expect(await page.evaluate(() => document.fonts.check('1em "Jost Android"'))).toBe(true);
      expect(await takeShift(page), path).toBeLessThan(mostShift);
    }
  });
}

test('no page moves when its fonts arrive', async ({ page }) => {
  test.skip(!hasLiberation, 'fonts-liberation is not installed');
  await recordShifts(page);
  for (const path of sites.sample.paths) {
    await visit(page, sites.sample, path);
    expect(await takeShift(page), path).toBeLessThan(mostShift);
  }
});

test('letters that the first fonts lack bring their own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(sites.sample.url, { waitUntil: 'networkidle' });
  const { firstFonts } = sites.sample;
  const fonts = () => asked.filter((each) => each.endsWith('.woff2'));
  expect(fonts().sort()).toEqual([...firstFonts].sort());
  const paragraph = page.locator('main p').first();
  await paragraph.evaluate((element) => element.append(' Zoë'));
  await nextFrames(page);
  expect(fonts()).toHaveLength(firstFonts.length);
  const further = page.waitForRequest(/jost-latin-ext-wght-normal/);
  await paragraph.evaluate((element) => element.append(' Łódź'));
  await further;
});

/** Visits a page whose fonts arrive after its first paint. */
async function visit(page: Page, site: Site, path: string): Promise<void> {
  await page.goto('about:blank');
  const release = await holdBack(page, /\.woff2$/);
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await waitUntilInteractive(page);
  release();
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForLoadState();
  await nextFrames(page);
}

/** Records the layout shifts of every page from its start, except those after input. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the layout shifts since the last call. */
async function takeShift(page: Page): Promise<number> {
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts').splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
