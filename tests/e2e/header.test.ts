import { expect } from '@playwright/test';
import sharp from 'sharp';
import { overHeroAttribute } from '#shared/attributes.ts';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { holdAnimations, showAnimationsAt } from '../support/animations.ts';
import { everySite, sites } from '../support/built-sites.ts';
import { contrastOf } from '../support/contrast.ts';
import { phone, setStyles } from '../support/devices.ts';
import { clearHeader, clearHeaderOverDark, solidHeader } from '../support/header.ts';
import { holdBack, mainScript, openPage, openPageWithAnimation } from '../support/loading.ts';
import { boxOf, centreOf } from '../support/mouse.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

for (const { name, url } of everySite) {
  test(`scrolling makes the home page’s header solid on ${name}`, async ({ page, header }) => {
    await openPage(page, url);
    const isOverDark = (await header.banner.getAttribute(overHeroAttribute)) === 'dark';
    const clear = isOverDark ? clearHeaderOverDark : clearHeader;
    for (const [y, look] of [
      [0, clear],
      [headerScrollThresholdPx, clear],
      [headerScrollThresholdPx + 1, solidHeader],
      [1500, solidHeader],
      [0, clear],
    ] as const) {
      await scrollPageTo(page, y);
      expect(await header.read(), `at ${y}`).toBe(look);
      expect(await header.banner.boundingBox()).toMatchObject({ y: 0 });
    }
  });
}

test('the header stays legible while its background changes', async ({ page, header }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Without its picture the hero has one colour, so that only text and logo differ from their background.
  await page.route('**/*.avif', (route) => route.abort());
  // A low window has small screenshots.
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPageWithAnimation(page, sites.delivered.url);
  await page.waitForLoadState('networkidle');
  await holdAnimations(page);
  const items = header.banner.locator('nav > ul > li > *, nav > div > button');
  const item = items.and(page.locator(':not([aria-current])')).filter({ visible: true }).first();
  const parts = [item, header.banner.locator('img')];
  const otherPage = header.banner.locator('li > a:not([aria-current]):visible').first();
  test.skip((await otherPage.count()) === 0, 'The site has a single page.');
  // Milliseconds before and after the moment when text and logo change their colours.
  const halfWay = [0, 40, 79, 81, 120];
  for (const [change, times] of [
    [() => scrollPageTo(page, headerScrollThresholdPx + 1), halfWay],
    [() => scrollPageTo(page, 0), halfWay],
    [() => otherPage.press('Enter'), halfWay],
    [() => header.banner.locator('a:has(img)').press('Enter'), [289, 291]],
    [() => page.setViewportSize(phone.viewport), []],
    [() => header.menuButton.press('Enter'), halfWay],
    [() => header.menuButton.press('Enter'), halfWay],
  ] as const) {
    await change();
    await nextFrames(page);
    for (const ms of [...times, 1000]) {
      await showAnimationsAt(page, ms);
      for (const part of parts) {
        // The screenshot is of a part of the window, because a screenshot of an element would first scroll the page.
        const picture = sharp(await page.screenshot({ clip: await boxOf(part) }));
        const { channels } = await picture.stats();
        const contrast = contrastOf(
          channels.map(({ min }) => min),
          channels.map(({ max }) => max),
        );
        expect(contrast, `${change} ${ms}`).toBeGreaterThan(2.5);
      }
    }
  }
});

test('the link to the current page has another colour', async ({ page, header }) => {
  await openPage(page, '/gallery');
  expect(await header.read()).toBe(solidHeader);
  const colourOf = (name: string) => header.link(name).evaluate((it) => getComputedStyle(it).color);
  expect(await colourOf('Gallery')).not.toBe(await colourOf('Home'));
});

test('a page reloaded half-way down immediately has a solid header', async ({ page, header }) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1500);
  await holdBack(page, mainScript);
  await page.reload({ waitUntil: 'commit' });
  await header.link('Gallery').waitFor();
  await expect.poll(() => header.read()).toBe(solidHeader);
});

test('the skip link is in the window, but only visible while it is focused', async ({ page }) => {
  await openPage(page, '/');
  const link = page.getByRole('link', { name: 'Skip to content' });
  const isSeen = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y < 0) return null;
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  expect(await isSeen()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await isSeen()).toBe(true);
});

test('the logo is centred', async ({ page, header }) => {
  await openPage(page, '/gallery');
  const logo = header.banner.getByRole('link', { name: 'Lark & Linden' });
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 657 });
    const { x } = await centreOf(logo.getByRole('img'));
    expect(Math.abs(x - width / 2), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the logo is legible if an extension makes the header dark', async ({ page, header }) => {
  await openPage(page, '/gallery');
  await setStyles(page, 'header { background: #181a1b !important; color: #fff !important }');
  const shot = sharp(await header.banner.getByRole('img').screenshot()).removeAlpha();
  // On this background a grey of 130 has a contrast of 4.5 to 1.
  for (const { max } of (await shot.stats()).channels) expect(max).toBeGreaterThan(130);
});
