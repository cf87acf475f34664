import { expect } from '@playwright/test';
import { durations } from '#client/styles/motion.ts';
import { pageTransitionS } from '#shared/constants.ts';
import { sites } from '../support/built-sites.ts';
import { phone } from '../support/devices.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { expectSettledPage, holdAnimations, pageFrames } from '../support/page-frames.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

const { pageExitMs: exitMs, pageEnterDelayMs: enterMs } = durations;

test('address, head and focus do not wait for the transition', async ({ page, header }) => {
  await openPageWithAnimation(page, '/');
  await holdAnimations(page);
  for (const [label, path, heading, title] of [
    ['Gallery', '/gallery', 'Twelve Days in Pictures', 'Twelve Days in Pictures | Lark & Linden'],
    ['Our Story', '/our-story', 'It Began With a Borrowed Van', 'Our Story | Lark & Linden'],
  ] as const) {
    await header.link(label).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', sites.sample.url + path);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  }
});

test('a control click, and a link to a file, are left to the browser', async ({
  page,
  context,
}) => {
  await openPageWithAnimation(page, '/our-story');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'our gallery' }).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/gallery');
  await expect(page.locator('h1', { hasText: 'It Began With a Borrowed Van' })).toBeVisible();
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'our prices' }).click({ noWaitAfter: true });
  expect((await loaded).url()).toMatch(/\/prices\.pdf$/);
});

test('transitions that interrupt each other end on the last page', async ({ page, header }) => {
  await openPageWithAnimation(page, '/');
  const goOn = await holdAnimations(page);
  for (const [label, heading] of [
    ['Gallery', 'Twelve Days in Pictures'],
    ['Our Story', 'It Began With a Borrowed Van'],
  ] as const) {
    await header.link(label).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
  await page.goBack();
  await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
  await goOn();
  await expectSettledPage(page, 'Twelve Days in Pictures');
});

test('exit and entrance fade and slide, both within the ordered time', async ({ page, header }) => {
  await openPageWithAnimation(page, '/our-story');
  await holdAnimations(page);
  await header.link('Gallery').click();
  const entrance = [enterMs, pageTransitionS * 1000];
  await expect
    .poll(() => pageFrames(page).evaluateAll(readTimings))
    .toMatchObject([
      { opacity: [0, exitMs], transform: [0, exitMs] },
      { opacity: entrance, transform: entrance },
    ]);
  // The exiting page cannot be focused.
  const oldLink = pageFrames(page).first().locator('a').first();
  await oldLink.evaluate((link) => link.focus());
  await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
});

/** When the animation of each property of each element starts and ends, in milliseconds after the click. */
function readTimings(elements: readonly Element[]) {
  return elements.map((element) => {
    const timings: Record<string, number[]> = {};
    for (const { effect } of element.getAnimations() as (Animation & {
      effect: KeyframeEffect;
    })[]) {
      const { delay = 0, endTime = 0 } = effect.getComputedTiming();
      const [keyframe] = effect.getKeyframes();
      for (const name of Object.keys(keyframe ?? {})) {
        timings[name] = [Math.round(delay), Math.round(Number(endTime))];
      }
    }
    return timings;
  });
}

test('the picture of a card flies to its place, and Back leads to the card', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await openPageWithAnimation(page, '/');
  const link = page.getByRole('article').nth(2).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(500);
  await link.click();
  const group = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .filter((name) => name?.includes('view-transition')),
    );
  await expect.poll(group).toContain('::view-transition-group(flying-picture)');
  expect(await group()).not.toContain('::view-transition-group(root)');
  await expect.poll(group).toEqual([]);
  await page.goBack();
  await expectSettledPage(page, 'Days long remembered, quietly dressed');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});
