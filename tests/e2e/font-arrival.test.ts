import { expect, test } from '@playwright/test';
import { findFallbackFont } from '#scripts/browsers/engines.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { holdBack } from '../support/hold-back.ts';
import { nextFrames } from '../support/scrolling.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const name of routeNames) {
  test(`${name} does not move when the typefaces arrive`, async ({ page }) => {
    test.skip(!findFallbackFont(), 'No typeface stands in: the test command says so at its end.');
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
    await nextFrames(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
  });
}

test('the typefaces have kept their kerning', async ({ page }) => {
  await page.goto('/');
  const kerning = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const faces = [
      '500 100px "Cormorant Garamond"',
      'italic 500 100px "Cormorant Garamond"',
      '100px Jost',
    ];
    const widths: number[] = [];
    for (const face of faces) {
      await document.fonts.load(face);
      context.font = face;
      const widthWith = (fontKerning: CanvasFontKerning) =>
        Object.assign(context, { fontKerning }).measureText('AVATAR').width;
      widths.push(widthWith('none') - widthWith('normal'));
    }
    return widths;
  });
  for (const width of kerning) expect(width).toBeGreaterThan(5);
});
