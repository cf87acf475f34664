import { expect, type Page } from '@playwright/test';
import { heroAttribute, overHeroAttribute } from '#shared/attributes.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { holdBack, openPage, waitUntilInteractive } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** Whether the candle's animation over the hero's picture has started. The animation is paused until it may start. */
function isLit(page: Page) {
  const picture = page.locator(`[${heroAttribute}] picture`);
  return picture.evaluate((it) => {
    const { animationName, animationPlayState } = getComputedStyle(it, '::after');
    return animationName !== 'none' && animationPlayState === 'running';
  });
}

/** Whether the hero is dark. A bright hero has no candle. */
async function hasDarkHero(page: Page) {
  return (await page.locator('header').getAttribute(overHeroAttribute)) === 'dark';
}

for (const { name, url } of everySite) {
  test(`the candle of ${name} is lit only on arrival at a dark hero`, async ({ page }) => {
    await openPage(page, url);
    await expect.poll(() => isLit(page)).toBe(await hasDarkHero(page));
    for (const options of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia(options);
      expect(await isLit(page), JSON.stringify(options)).toBe(false);
      await page.emulateMedia({ reducedMotion: null, media: null });
    }
    const links = page.locator(':is(header, footer) nav a:not([aria-current])');
    const link = links.filter({ visible: true }).first();
    // The owner's site may have a single page.
    if ((await link.count()) === 0) return;
    await link.click();
    await expect(page.locator(`[${heroAttribute}]`)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(`[${heroAttribute}]`)).toHaveCount(1);
    expect(await isLit(page)).toBe(false);
  });
}

test('the candle is lit only once the picture has loaded or failed', async ({ page }) => {
  await page.route(/\.avif$/, (route) => route.abort());
  const release = await holdBack(page, /\.avif$/);
  await page.goto(sites.delivered.url, { waitUntil: 'commit' });
  await waitUntilInteractive(page);
  expect(await isLit(page)).toBe(false);
  release();
  await expect.poll(() => isLit(page)).toBe(await hasDarkHero(page));
});
