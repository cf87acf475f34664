import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { heroMinHeightPx } from '#shared/constants.ts';
import { everySite } from '../support/built-sites.ts';
import { doubleSize, screens, wideSpacing } from '../support/devices.ts';
import { test } from '../support/test.ts';

// The page's policy would refuse the styles that these tests add.
test.use({ bypassCSP: true });

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

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
  const ground = await page.screenshot({ fullPage: true, clip });
  for (const { text, box } of lines) {
    const contrast = await whiteContrast(ground, box);
    expect(contrast, `${text} on ${screen}`).toBeGreaterThanOrEqual(4.5);
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

/** The least contrast of white with a part of a PNG: with a pixel that has its lightest red, green and blue. */
async function whiteContrast(png: Buffer, { x, y, width, height }: Box): Promise<number> {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const size = { width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
  const part = await sharp(png)
    .extract({ left, top, ...size })
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  const [red = 1, green = 1, blue = 1] = channels.map(({ max }) => linear(max / 255));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The linear share of a share of a channel (WCAG 2.2, relative luminance). */
function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
