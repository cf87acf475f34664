import { expect, type Page } from '@playwright/test';
import { candleAttribute, heroAttribute, overHeroAttribute } from '#shared/attributes.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { holdBack } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

const candle = (page: Page) => page.locator('html').getAttribute(candleAttribute);

/** How opaque the veil over the hero is, or 'none' if there is no veil. */
function readVeil(page: Page): Promise<string> {
  return page.locator(`[${heroAttribute}]`).evaluate((hero) => {
    const { content, visibility, opacity } = getComputedStyle(hero, '::after');
    return content === 'none' || visibility === 'hidden' ? 'none' : opacity;
  });
}

for (const { name, url } of everySite) {
  test(`the candle of ${name} is lit over a dark hero alone, once in a tab`, async ({ page }) => {
    const release = await holdBack(page, /\.avif/);
    await page.goto(url, { waitUntil: 'commit' });
    const isDark = (await page.locator('header').getAttribute(overHeroAttribute)) === 'dark';
    await expect.poll(() => candle(page)).toBe('waiting');
    expect(await readVeil(page)).toBe(isDark ? '1' : 'none');
    for (const options of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia(options);
      expect(await readVeil(page), JSON.stringify(options)).toBe('none');
      await page.emulateMedia({ reducedMotion: null, media: null });
    }
    release();
    await expect.poll(() => candle(page)).toBe('lit');
    await expect.poll(() => readVeil(page)).toBe('none');
    await page.reload();
    expect(await candle(page)).toBeNull();
  });
}

test('a picture of the hero that fails leaves no veil', async ({ page }) => {
  await page.route(/\.(avif|jpg)/, (route) => route.abort());
  await page.goto(sites.delivered.url);
  await expect.poll(() => candle(page)).toBe('lit');
  await expect.poll(() => readVeil(page)).toBe('none');
});
