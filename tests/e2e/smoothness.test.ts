import { expect, type Page, test } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { showToast } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, headerLink, menuButton } from '../support/header.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { expectSettledPage, holdAnimations, pageFrames } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { headings } from '../support/site-pages.ts';

/** What a browser can animate without laying the page out again. */
const cheapProperties = [
  ...['opacity', 'transform', 'visibility', 'filter'],
  ...['color', 'backgroundColor', 'borderColor', 'boxShadow', 'textDecorationColor'],
];

/** The properties that anything on the page animates at this moment. */
function animatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    const frames = document.getAnimations().flatMap(({ effect }) => {
      return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    });
    const names = frames.flatMap((frame) => Object.keys(frame));
    return [...new Set(names)].filter((name) => !own.includes(name));
  });
}

async function expectCheapAnimation(page: Page, expected = 'opacity'): Promise<void> {
  await expect.poll(() => animatedProperties(page)).toContain(expected);
  const properties = await animatedProperties(page);
  expect(properties.filter((name) => !cheapProperties.includes(name))).toEqual([]);
}

test('the page transition animates nothing that moves the layout', async ({ page }) => {
  await openPageWithAnimation(page, routes.home.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageFrames(page)).toHaveCount(2);
  await expectCheapAnimation(page);
});

test('the drop-down and what is hovered animate nothing that moves the layout', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.home.path);
  await holdAnimations(page);
  await clickAt(page, dropDownButton(page));
  await expectCheapAnimation(page);
  await page.keyboard.press('Escape');
  await hoverAt(page, headerLink(page, 'gallery'));
  await expectCheapAnimation(page, 'transform');
});

test('the toast animates nothing that moves the layout', async ({ page }) => {
  await openPageWithAnimation(page, routes.home.path);
  await holdAnimations(page);
  await showToast(page);
  await expectCheapAnimation(page);
});

test.describe('phone', () => {
  test.use(phone);

  test('the small-screen panel animates nothing that moves the layout', async ({ page }) => {
    await openPageWithAnimation(page, routes.gallery.path);
    await holdAnimations(page);
    await menuButton(page).tap();
    await expectCheapAnimation(page);
  });
});

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
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPageWithAnimation(page, routes.gallery.path);
  for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes[name].label });
    await link.press('Enter');
    await expectSettledPage(page, headings[name]);
    if (name === 'home') await showToast(page);
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
    const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts').splice(0));
    // A typeface that arrives may move a line by a hair.
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      name,
    ).toBeLessThan(0.002);
  }
});
