import { expect, type Page, test } from '@playwright/test';
import { heroMinHeightPx } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { adoptStyles, wideSpacing } from '../support/adopted-styles.ts';
import { worstWhiteContrast } from '../support/contrast.ts';
import { screens } from '../support/devices.ts';

/** Leaves the ground alone, without the words that stand on it. */
const withoutWords =
  'header *, main h1, main p { color: transparent !important } header :is(img, svg) { visibility: hidden } header *::after { background: none !important } * { transition: none !important }';

test('on every screen the hero is at least 700 px tall, and white words on it reach 4.5 to 1, also spaced out', async ({
  page,
}) => {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home.path);
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    const box = await hero.boundingBox();
    expect(box?.height, `${width} × ${height}`).toBeGreaterThanOrEqual(heroMinHeightPx);
    await expectContrast(page, '', `${width} × ${height}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectContrast(page, wideSpacing, '320 × 640, spaced out');
});

/** Expects the contrast of WCAG 2.2 between each line of white words and every pixel behind it. */
async function expectContrast(page: Page, styles: string, screen: string): Promise<void> {
  await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  await adoptStyles(page, styles);
  const words = await whiteWords(page);
  expect(words.length).toBeGreaterThan(2);
  await adoptStyles(page, styles + withoutWords);
  const ground = await page.screenshot({ fullPage: true });
  for (const { text, box } of words) {
    const contrast = await worstWhiteContrast(ground, box);
    expect(contrast, `${text} on ${screen}`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Each line of white text in the header and on the hero, with its box on the page. */
async function whiteWords(page: Page) {
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
