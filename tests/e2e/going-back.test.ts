import { expect, type Page } from '@playwright/test';
import { holdBack, mainScript, openPage, waitUntilInteractive } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { consoleOf, test } from '../support/test.ts';

const home = 'Days long remembered, quietly dressed';
const gallery = 'Twelve Days in Pictures';

test('Back, Forward and reload restore each page’s position @firefox', async ({ page, header }) => {
  // The site must not need `pagehide`, because a browser that discards a tab does not fire this event.
  await page.addInitScript(() => {
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await page.reload();
  await waitUntilInteractive(page);
  await expectPage(page, home, 1200);
  await clickAt(header.link('Gallery'));
  await expectPage(page, gallery, 0);
  await page.reload();
  await waitUntilInteractive(page);
  await page.goBack();
  await expectPage(page, home, 1200);
  await page.goForward();
  await expectPage(page, gallery, 0);
  await clickAt(header.link('Home'));
  await scrollPageTo(page, 600);
  await clickAt(header.link('Gallery'));
  await expectPage(page, gallery, 0);
  await page.evaluate(() => window.history.go(-3));
  await expectPage(page, home, 1200);
  expect(await consoleOf(page)).toEqual([]);
});

for (const [steps, path, heading, y] of [
  [-1, '/our-story', 'It Began With a Borrowed Van', 300],
  [-2, '/', home, 1200],
] as const) {
  test(`${steps} steps before hydration lead to the entry’s page @firefox`, async ({
    page,
    header,
  }) => {
    await openPage(page, '/');
    await scrollPageTo(page, 1200);
    await clickAt(header.link('Our Story'));
    await expectPage(page, 'It Began With a Borrowed Van', 0);
    await scrollPageTo(page, 300);
    const title = await page.title();
    await clickAt(header.link('Gallery'));
    await expectPage(page, gallery, 0);
    const release = await holdBack(page, mainScript);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByText('All Rights Reserved.').waitFor();
    await page.evaluate((by) => window.history.go(by), steps);
    await expectPage(page, heading, y);
    await expect(page).toHaveURL(path);
    if (steps === -1) await expect(page).toHaveTitle(title);
    await expect(page.locator('html[data-interactive]')).toHaveCount(0);
    release();
    await waitUntilInteractive(page);
    await expectPage(page, heading, y);
  });
}

test('the skip link leads to the page, and Back to its position @firefox', async ({ page }) => {
  await openPage(page, '/services');
  await scrollPageTo(page, 900);
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await skipLink.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expectPage(page, 'What We Do', 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // In Safari, a click on a button focuses the next focusable element around it, so `main` must not be focusable.
  await expect(page.getByRole('main')).not.toHaveAttribute('tabindex');
  await page.evaluate(() => window.history.back());
  await expectPage(page, 'What We Do', 900);
  await expect(page.getByRole('heading', { name: 'Company Dinners & Launches' })).toBeFocused();
});

test('going back focuses the heading in view, not behind the header', async ({ page, header }) => {
  await openPage(page, '/services');
  const hidden = page.getByRole('heading', { name: 'Flower School' });
  const inView = page.getByRole('heading', { name: 'Shop Windows & Doorways' });
  await page.setViewportSize({ width: 1280, height: 1800 });
  await hidden.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 20));
  await clickAt(header.link('Gallery'));
  await expectSettledPage(page, gallery);
  await page.goBack();
  await expect(inView).toBeFocused();
  await expect(inView).toBeInViewport();
});

test('Back restores the position before the pictures arrive @firefox', async ({ page, header }) => {
  await holdBack(page, /\.(avif|jpg)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await waitUntilInteractive(page);
  await scrollPageTo(page, 1200);
  await clickAt(header.link('Gallery'));
  await expectPage(page, gallery, 0);
  await page.evaluate(() => window.history.back());
  await expectPage(page, home, 1200);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

for (const [visit, ...paths] of [
  ['an address with an anchor', '/services#corporate-events'],
  ['an anchor typed on the page', '/services', '/services#corporate-events'],
] as const) {
  test(`Back restores the position after ${visit}`, async ({ page, header }) => {
    for (const path of paths) await openPage(page, path);
    const heading = page.getByRole('heading', { level: 2, name: 'Company Dinners & Launches' });
    await expect(heading).toBeInViewport();
    const y = await page.evaluate(() => Math.round(window.scrollY) - 100);
    await scrollPageTo(page, y);
    await clickAt(header.link('Gallery'));
    await expectPage(page, gallery, 0);
    await page.goBack();
    await expect(heading).toBeFocused();
    await nextFrames(page);
    await expectPage(page, 'What We Do', y);
  });
}

async function expectPage(page: Page, heading: string, y: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  await expect.poll(() => page.evaluate(() => window.scrollY), { intervals: [50] }).toBe(y);
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
}
