import { expect, test } from '@playwright/test';
import { findFallbackFont } from '#scripts/browsers/engines.ts';
import { routes } from '#shared/routes.ts';
import { recordShifts, takeShift } from '../support/layout-shifts.ts';
import { fonts, holdBack, isLazyScript, waitUntilInteractive } from '../support/loading.ts';
import { nextFrames } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';

test.beforeEach(async ({ page }) => {
  // The toast's title asks for the whole face, once the page is idle.
  await page.route(isLazyScript, (route) => route.abort());
});

for (const { name, path } of everyPage) {
  test(`${name} has its headings in their own face from the first paint, and does not move when the other faces arrive`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await recordShifts(page);
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const { family, weight, loaded } = await page.locator('h1').evaluate((element) => ({
      family: getComputedStyle(element).fontFamily,
      weight: getComputedStyle(element).fontWeight,
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map((face) => ({
          family: face.family,
          weight: face.weight,
          unicodeRange: face.unicodeRange,
        })),
    }));
    expect(family).toMatch(/^"?Cormorant Garamond"?,/);
    expect(loaded).toContainEqual({
      family: expect.stringMatching(/^"?Cormorant Garamond"?$/),
      weight,
      unicodeRange: expect.not.stringMatching('U\\+0-10FFFF'),
    });
    await waitUntilInteractive(page);
    release();
    await page.waitForFunction(() => document.fonts.check('1em Jost'));
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
    expect(asked).toContain(`/assets/${fonts.text}`);
    expect(asked).not.toContain(`/assets/${fonts.display}`);
    // Without a typeface that stands in, the words move: the test command says so at its end.
    if (findFallbackFont()) expect(await takeShift(page)).toBeLessThan(0.01);
  });
}

test('a heading in other characters gets the whole face', async ({ page }) => {
  await page.goto(routes.home.path);
  const arrived = page.waitForResponse(`**/${fonts.display}`);
  await page.locator('h1').evaluate((element) => {
    element.textContent = 'Zürich';
  });
  expect((await arrived).status()).toBe(200);
});

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
