import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { overHeroAttribute } from '#client/styles/states.ts';
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

const views = [
  ...screens.map((screen) => ({ screen, styles: '' })),
  { screen: { width: 375, height: 800 }, styles: doubleSize },
  { screen: { width: 1024, height: 800 }, styles: doubleSize },
  { screen: { width: 1440, height: 800 }, styles: doubleSize },
  { screen: { width: 320, height: 800 }, styles: wideSpacing },
];

test('the hero fills the window, at least its minimum', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const box = await hero.boundingBox();
    const least = Math.max(heroMinHeightPx, Math.min(screen.height, leastPictureHeightPx));
    expect(box?.height, `${screen.width} px`).toBeGreaterThanOrEqual(least);
  }
});

// On these pictures white and dark text have the least contrast.
const worstPictures = { dark: 'white', light: 'black' } as const;

for (const site of everySite) {
  test(`the words over the hero of ${site.name} have a contrast of 4.5 to 1`, async ({ page }) => {
    await page.goto(site.url);
    const look = (await page.locator('header').getAttribute(overHeroAttribute)) ?? '';
    expect(Object.keys(worstPictures)).toContain(look);
    const background = worstPictures[look as keyof typeof worstPictures];
    const flat = sharp({ create: { width: 16, height: 9, channels: 3, background } });
    const body = await flat.avif().toBuffer();
    await page.route('**/*.avif', (route) => route.fulfill({ body }));
    await page.reload();
    const style = await page.addStyleTag({ content: '/* of this test */' });
    const setStyles = (rules: string) =>
      style.evaluate((element, text) => {
        element.textContent = text;
      }, rules);
    const picture = page.locator('main img').first();
    for (const { screen, styles } of views) {
      await page.setViewportSize(screen);
      await setStyles(styles);
      // A new size of the window may make the browser load another file, which ends the decoding of the first.
      await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
      const lines = await linesOverHero(page);
      expect(lines.length).toBeGreaterThan(2);
      await setStyles(styles + withoutText);
      const height = Math.max(...lines.map(({ box }) => box.y + box.height));
      const clip = { x: 0, y: 0, width: screen.width, height: Math.ceil(height) };
      const ground = await page.screenshot({ fullPage: true, clip });
      const { data, info } = await sharp(ground).raw().toBuffer({ resolveWithObject: true });
      for (const { text, colour, box } of lines) {
        const where = `${text} on ${screen.width} × ${screen.height} ${styles}`;
        const worst = worstColour(data, info, box, background === 'white' ? Math.max : Math.min);
        expect(contrast(colour, worst), where).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

/** Each line of text in the header and on the hero, with its colour, and its box on the page. */
async function linesOverHero(page: Page) {
  const holders = page.locator(
    'header :is(nav > ul > li > a, nav > ul > li > button, nav > div > button, a:has(img)), main h1, main h1 + p',
  );
  return holders.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const shapes = element.querySelector('img') ?? range;
      const colour = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return [...shapes.getClientRects()]
        .filter(({ width, height, right }) => width > 2 && height > 2 && right <= innerWidth)
        .map(({ x, y, width, height }) => ({
          text: element.textContent || 'logo',
          colour,
          box: { x, y: y + scrollY, width, height },
        }));
    }),
  );
}

/** A colour of the most, or the least, red, green and blue that a part of a picture has. */
function worstColour(
  pixels: Buffer,
  picture: { width: number; channels: number },
  box: Box,
  worse: (a: number, b: number) => number,
): number[] {
  const worst: number[] = [];
  for (let y = Math.floor(box.y); y < Math.ceil(box.y + box.height); y += 1) {
    for (let x = Math.floor(box.x); x < Math.ceil(box.x + box.width); x += 1) {
      const at = (y * picture.width + x) * picture.channels;
      for (const [index, value] of pixels.subarray(at, at + 3).entries()) {
        worst[index] = worse(worst[index] ?? value, value);
      }
    }
  }
  return worst;
}

/** The contrast of two colours of red, green and blue from 0 to 255 (WCAG 2.2, contrast ratio). */
function contrast(...colours: [number[], number[]]): number {
  const [darker = Number.NaN, lighter = Number.NaN] = colours
    .map((colour) => {
      const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = colour.map((each) =>
        linear(each / 255),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => a - b);
  return lighter / darker;
}

/** The linear share of a share of a channel (WCAG 2.2, relative luminance). */
function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
