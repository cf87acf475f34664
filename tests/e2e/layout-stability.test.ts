import { expect, type Page, test } from '@playwright/test';
import { findFallbackFont } from '#scripts/browsers/engines.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { showToast } from '../support/contact-form.ts';
import { holdBack } from '../support/hold-back.ts';
import { openPageWithAnimation, waitUntilInteractive } from '../support/open-page.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { headings } from '../support/site-pages.ts';

for (const name of routeNames) {
  test(`${name} does not move when the typefaces arrive`, async ({ page }) => {
    test.skip(!findFallbackFont(), 'No typeface stands in: the test command says so at its end.');
    const release = await holdBack(page, /\.woff2$/);
    await recordShifts(page);
    await page.goto(routes[name].path, { waitUntil: 'domcontentloaded' });
    await waitUntilInteractive(page);
    const heading = await page.locator('h1').boundingBox();
    expect(heading?.height).toBeGreaterThan(0);
    release();
    await page.waitForFunction(() => document.fonts.check('1em Jost'));
    await nextFrames(page);
    expect(await takeShift(page)).toBeLessThan(0.01);
  });
}

test('the typefaces have kept their kerning', async ({ page }) => {
  await page.goto(routes.home.path);
  const kerning = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const faces = [
      ['500 100px "Cormorant Garamond"', 'AVATAR'],
      ['500 100px "Cormorant Garamond"', 'WeToYo'],
      ['italic 500 100px "Cormorant Garamond"', 'AVATAR'],
      ['100px Jost', 'AVATAR'],
    ] as const;
    const widths: number[] = [];
    for (const [face, text] of faces) {
      await document.fonts.load(face, text);
      context.font = face;
      const widthWith = (fontKerning: CanvasFontKerning) =>
        Object.assign(context, { fontKerning }).measureText(text).width;
      widths.push(widthWith('none') - widthWith('normal'));
    }
    return widths;
  });
  for (const width of kerning) expect(width).toBeGreaterThan(5);
});

test('the header that turns solid and clear again lays nothing out', async ({ page }) => {
  await openPageWithAnimation(page, routes.home.path);
  for (const image of await page.locator('main img').all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = 'eager';
      return element.decode();
    });
  }
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const before = await layouts();
  const turns = 10;
  for (let turn = 0; turn < turns; turn += 1) {
    await scrollPageTo(page, headerScrollThresholdPx + 20);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
    await scrollPageTo(page, headerScrollThresholdPx - 20);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'top');
  }
  expect((await layouts()) - before).toBeLessThan(turns);
});

test('nothing moves by itself on the way to any page', async ({ page }) => {
  await recordShifts(page);
  await openPageWithAnimation(page, routes.gallery.path);
  for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes[name].label });
    await link.press('Enter');
    await expectSettledPage(page, headings[name]);
    if (name === 'home') await showToast(page);
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
    // A typeface that arrives may move a line by a hair.
    expect(await takeShift(page), name).toBeLessThan(0.002);
  }
});

/** Has every page note from its start on what moves that no visitor has moved. */
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

/** The sum of the layout shifts since the last time that this was asked. */
async function takeShift(page: Page): Promise<number> {
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts').splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
