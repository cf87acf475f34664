import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { heroMinHeightPx } from '#shared/constants.ts';
import { everySite } from '../support/built-sites.ts';
import { doubleSize, screens, wideSpacing } from '../support/devices.ts';
import { test } from '../support/test.ts';

// The page's policy would refuse the styles that these tests add.
test.use({ bypassCSP: true });

/** Leaves the ground alone, without the text that stands on it. */
const withoutText =
  'header *, main h1, main p { color: transparent !important } header :is(img, svg) { visibility: hidden } header *::after { background: none !important } * { transition: none !important }';

/** The height of the smallest pictures that the build accepts for it; none is enlarged. */
const leastPictureHeightPx = 1200;

for (const site of everySite) {
  test(`the hero of ${site.name} fills the window, at least its minimum`, async ({ page }) => {
    await page.goto(site.url);
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const box = await hero.boundingBox();
      const least = Math.max(heroMinHeightPx, Math.min(screen.height, leastPictureHeightPx));
      expect(box?.height, `${screen.width} px`).toBeGreaterThanOrEqual(least);
    }
  });

  test(`white text on the hero of ${site.name} has a contrast of 4.5 to 1`, async ({ page }) => {
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      await page.goto(site.url);
      await expectContrast(page, `${width} × ${height}`);
    }
  });

  test(`enlarged text on the hero of ${site.name} has it too`, async ({ page }) => {
    for (const [width, styles] of [
      [375, doubleSize],
      [1024, doubleSize],
      [1440, doubleSize],
      [320, wideSpacing],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      await page.addStyleTag({ content: styles });
      await expectContrast(page, `${width}, ${styles}`);
    }
  });
}

test('white text has that contrast also on a picture that is all white', async ({ page }) => {
  const size = { width: 16, height: 9 };
  const white = sharp({ create: { ...size, channels: 3, background: 'white' } });
  const body = await white.avif().toBuffer();
  await page.route('**/long-table-at-noon*', (route) => route.fulfill({ body }));
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectContrast(page, `${width} × ${height}`);
  }
});

/** Expects the contrast of WCAG 2.2 between each line of white text and every pixel behind it. */
async function expectContrast(page: Page, screen: string): Promise<void> {
  const picture = page.locator('main img').first();
  // A new size of the window may make the browser load another file, which ends the decoding of the first.
  await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
  const lines = await whiteLines(page);
  expect(lines.length).toBeGreaterThan(2);
  await page.addStyleTag({ content: withoutText });
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height)));
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  const contrastIn = await whiteContrasts(await page.screenshot({ fullPage: true, clip }));
  for (const { text, box } of lines) {
    expect(contrastIn(box), `${text} on ${screen}`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Each line of white text in the header and on the hero, with its box on the page. */
async function whiteLines(page: Page) {
  const holders = page.locator(
    'header :is(nav > ul > li > a, nav > ul > li > button, nav > div > button, a > img), main h1, main h1 + p',
  );
  return holders.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const shapes = element instanceof HTMLImageElement ? element : range;
      return [...shapes.getClientRects()]
        .filter(({ width, height, right }) => width > 2 && height > 2 && right <= innerWidth)
        .map(({ x, y, width, height }) => ({
          text: element.textContent || 'logo',
          box: { x, y: y + scrollY, width, height },
        }));
    }),
  );
}

/** Returns a function that returns the lowest contrast of white with any pixel of a box in a PNG (WCAG 2, 1.4.3). */
async function whiteContrasts(png: Buffer): Promise<(box: DOMRectInit) => number> {
  const picture = sharp(png).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return ({ x = 0, y = 0, width = 0, height = 0 }) => {
    let lightest = 0;
    for (let row = Math.floor(y); row < y + height; row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const at = (row * info.width + column) * info.channels;
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
          (channel) => linear[data[at + channel] ?? 0],
        );
        lightest = Math.max(lightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      }
    }
    return 1.05 / (lightest + 0.05);
  };
}

/** The linear share of each value of a channel. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
