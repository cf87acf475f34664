import { expect, test } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { holdBack } from '../support/hold-back.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const name of routeNames) {
  test(`${name} does not move when the typefaces arrive`, async ({ page }) => {
    const letFontsIn = await holdBack(page, /\.woff2$/);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(routes[name].path, { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-interactive]').waitFor();
    const heading = page.locator('h1');
    const before = await heading.evaluate((element) => element.getBoundingClientRect().height);
    expect(before).toBeGreaterThan(0);
    letFontsIn();
    await page.waitForFunction(() => document.fonts.check('500 1em "Cormorant Garamond"'));
    await page.waitForFunction(() => document.fonts.check('1em Jost'));
    await page.evaluate(
      () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
    );
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
  });
}
