import { expect, type Locator, type Page, test } from '@playwright/test';
import { worstWhiteContrast } from '../support/contrast.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** The words are taken away by a style of the test's own, which the page's policy would refuse. */
test.use({ bypassCSP: true });

/** What a visitor may set (WCAG 2.2, 1.4.12). */
const spacedOut =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const viewport of screens) {
  test(`white words on the hero reach 4.5 to 1 on every pixel at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expectContrast(page);
  });
}

test('white words on the hero reach 4.5 to 1 also when they are spaced out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.addStyleTag({ content: spacedOut });
  await expectContrast(page);
});

async function expectContrast(page: Page): Promise<void> {
  await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const words = await whiteWords(page);
  expect(words.length).toBeGreaterThan(2);
  await page.addStyleTag({
    content:
      'header *, main h1, main p { color: transparent !important } header :is(img, svg) { visibility: hidden } header *::after { background: none !important } * { transition: none !important }',
  });
  const ground = await page.screenshot({ fullPage: true });
  for (const { text, box } of words) {
    expect(await worstWhiteContrast(ground, box), text).toBeGreaterThanOrEqual(4.5);
  }
}

/** Each line of white text in the header and on the hero, with its box on the page. */
async function whiteWords(page: Page) {
  const holders: Locator = page.locator(
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
