import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { holdBack, waitUntilInteractive } from '../support/loading.ts';
import { nextFrames } from '../support/scrolling.ts';
import { everySite, type Site, sites } from '../support/sites.ts';
import { test } from '../support/test.ts';

for (const width of [360, 393, 412]) {
  test(`on an Android phone of ${width} px no page moves at all @android`, async ({ page }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of sites.delivered.paths) {
      await visit(page, sites.delivered, path);
      // The typeface that stands in for the text's is Android's.
      expect(await page.evaluate(() => document.fonts.check('1em "Jost Fallback"'))).toBe(false);
      expect(await page.evaluate(() => document.fonts.check('1em "Jost Android"'))).toBe(true);
      expect(await takeShift(page), path).toBe(0);
    }
  });
}

for (const site of everySite) {
  test(`no page of ${site.name} moves when its fonts arrive`, async ({ page }) => {
    await recordShifts(page);
    for (const path of site.paths) {
      const asked = await visit(page, site, path);
      expect(asked, path).toContain(site.fonts.text);
      // The characters of headings are within the page.
      expect(asked, path).not.toContain(site.fonts.display);
      // Without a typeface that stands in, the text moves: the test command says so at its start. With it a
      // line of a text may break elsewhere, and move what follows; 0.1 is the limit of Core Web Vitals.
      if (existsSync('/usr/share/fonts/truetype/liberation'))
        expect(await takeShift(page), path).toBeLessThan(0.1);
    }
  });
}

/** Visits a page whose fonts arrive after its first paint. Returns the addresses of its requests. */
async function visit(page: Page, site: Site, path: string): Promise<string[]> {
  await page.goto('about:blank');
  const release = await holdBack(page, /\.woff2$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await waitUntilInteractive(page);
  release();
  await page.waitForFunction(() => document.fonts.check('1em Jost'));
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  return asked;
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
