import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { heroAttribute, overHeroAttribute } from '#shared/attributes.ts';
import { heroMinHeightPx } from '#shared/constants.ts';
import { everySite } from '../support/built-sites.ts';
import { contrastOf } from '../support/contrast.ts';
import { doubleSize, screens, setStyles, wideSpacing } from '../support/devices.ts';
import { clearHeader, clearHeaderOverDark } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/** Styles that hide the text, the logo and the icons over the hero, so that only their background is seen. */
const withoutText =
  'header *, main h1, main p { color: transparent !important } header :is(img, svg) { visibility: hidden } header *::after { background: none !important } * { transition: none !important }';

/** The least height of a picture that the build accepts for the hero. A high window is not filled by such a picture. */
const leastPictureHeightPx = 1200;

const views = [
  ...screens.map((screen) => ({ screen, styles: '' })),
  { screen: { width: 375, height: 800 }, styles: doubleSize },
  { screen: { width: 1024, height: 800 }, styles: doubleSize },
  { screen: { width: 1440, height: 800 }, styles: doubleSize },
  { screen: { width: 320, height: 800 }, styles: wideSpacing },
];

test('the hero fills the window, and is never lower than its minimum', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const box = await hero.boundingBox();
    const least = Math.max(heroMinHeightPx, Math.min(screen.height, leastPictureHeightPx));
    expect(box?.height, `${screen.width} px`).toBe(least);
  }
});

for (const { name, url } of everySite) {
  test(`before its hero arrives, ${name} has the hero’s background`, async ({ page, header }) => {
    await openPage(page, url);
    const hero = page.locator(`[${heroAttribute}]`);
    const background = await hero.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const later of [hero, page.locator('footer')]) {
      await later.evaluate((element) => element.remove());
    }
    const isDark = (await header.banner.getAttribute(overHeroAttribute)) === 'dark';
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    expect(await header.read()).toBe(isDark ? clearHeaderOverDark : clearHeader);
  });
}

for (const site of everySite) {
  test(`text over the hero of ${site.name} has a contrast of 4.5 to 1`, async ({ page }) => {
    await page.goto(site.url);
    const tone = await page.locator('header').getAttribute(overHeroAttribute);
    expect(tone).toMatch(/^(dark|light)$/);
    const isDark = tone === 'dark';
    // White text has the least contrast on a white picture, and dark text on a black one.
    const background = isDark ? 'white' : 'black';
    const flat = sharp({ create: { width: 16, height: 9, channels: 3, background } });
    const body = await flat.avif().toBuffer();
    await page.route('**/*.avif', (route) => route.fulfill({ body }));
    await page.reload();
    const picture = page.locator('main img').first();
    for (const { screen, styles } of views) {
      await page.setViewportSize(screen);
      await setStyles(page, styles);
      // In a window of another size the browser may load another file. Decoding then fails, and is tried again.
      await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
      const texts = await textsOverHero(page);
      expect(texts.length).toBeGreaterThan(2);
      await setStyles(page, styles + withoutText);
      const height = Math.max(...texts.map(({ box }) => box.top + box.height));
      const clip = { x: 0, y: 0, width: screen.width, height };
      const fullPage = height > screen.height;
      const ground = sharp(await page.screenshot({ fullPage, clip })).removeAlpha();
      const { data, info: raw } = await ground.raw().toBuffer({ resolveWithObject: true });
      for (const { text, colour, box } of texts) {
        const part = await sharp(data, { raw }).extract(box).png().toBuffer();
        const { channels } = await sharp(part).stats();
        const worst = channels.map(({ min, max }) => (isDark ? max : min));
        const where = `${text} on ${screen.width} × ${screen.height} ${styles}`;
        expect(contrastOf(colour, worst), where).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

/** The texts of the header and the hero that fit into the window's width, with their colours and boxes on the page. */
function textsOverHero(page: Page) {
  const holders = page.locator(
    'header :is(nav > ul > li > a, nav > ul > li > button, nav > div > button, a:has(img)), main h1, main h1 + p',
  );
  return holders.filter({ visible: true }).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height, right } = range.getBoundingClientRect();
      const [left, top] = [Math.ceil(x), Math.ceil(y + scrollY)];
      const box = { left, top, width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
      const colour = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return right > innerWidth ? [] : [{ text: element.textContent || 'logo', colour, box }];
    }),
  );
}
