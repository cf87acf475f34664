import { expect, type Page } from '@playwright/test';
import { candleAttribute, heroAttribute, overHeroAttribute } from '#shared/attributes.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { holdBack, waitUntilInteractive } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** How opaque the hero's picture is, and whether a candle is lit over it or has been. */
function readRoom(page: Page) {
  return page.locator(`[${heroAttribute}] picture`).evaluate((picture) => ({
    opacity: getComputedStyle(picture.querySelector('img') ?? picture).opacity,
    isLit: getComputedStyle(picture, '::after').animationName !== 'none',
  }));
}

for (const { name, url } of everySite) {
  test(`the candle of ${name} is lit over a dark hero alone, once in a tab`, async ({ page }) => {
    const release = await holdBack(page, /\.avif/);
    await page.goto(url, { waitUntil: 'commit' });
    await waitUntilInteractive(page);
    const isDark = (await page.locator('header').getAttribute(overHeroAttribute)) === 'dark';
    expect(await readRoom(page)).toEqual({ opacity: isDark ? '0' : '1', isLit: false });
    for (const options of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia(options);
      expect((await readRoom(page)).opacity, JSON.stringify(options)).toBe('1');
      await page.emulateMedia({ reducedMotion: null, media: null });
    }
    release();
    await expect.poll(() => readRoom(page)).toEqual({ opacity: '1', isLit: isDark });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.locator(`[${heroAttribute}]`)).toHaveCount(0);
    await page.goBack();
    const again = { opacity: '1', isLit: false };
    await expect.poll(() => readRoom(page)).toEqual(again);
    await page.reload();
    expect(await readRoom(page)).toEqual(again);
    await expect(page.locator(`[${candleAttribute}]`)).toHaveCount(0);
  });
}

test('a picture of the hero that fails leaves no dark room', async ({ page }) => {
  await page.route(/\.(avif|jpg)/, (route) => route.abort());
  await page.goto(sites.delivered.url);
  await expect.poll(() => readRoom(page)).toEqual({ opacity: '1', isLit: true });
});
