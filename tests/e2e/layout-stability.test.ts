import { expect, test } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { showToast } from '../support/contact-form.ts';
import { recordShifts, takeShift } from '../support/layout-shifts.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { footerLink, headings } from '../support/site-pages.ts';

test('the header that turns solid and clear again lays nothing out', async ({ page }) => {
  await openPageWithAnimation(page, routes.home.path);
  for (const image of await page.locator('main img').all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = 'eager';
      return element.decode();
    });
  }
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const before = await layouts();
  const turns = 10;
  for (let turn = 0; turn < turns; turn += 1) {
    await scrollPageTo(page, headerScrollThresholdPx + 20);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
    await scrollPageTo(page, headerScrollThresholdPx - 20);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'top');
  }
  expect((await layouts()) - before).toBeLessThan(turns);
});

test('nothing moves by itself on the way to any page', async ({ page }) => {
  await recordShifts(page);
  await openPageWithAnimation(page, routes.gallery.path);
  for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
    await footerLink(page, name).press('Enter');
    await expectSettledPage(page, headings[name]);
    if (name === 'home') await showToast(page);
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
    // A typeface that arrives may move a line by a hair.
    expect(await takeShift(page), name).toBeLessThan(0.002);
  }
});
