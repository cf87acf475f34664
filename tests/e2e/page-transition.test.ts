import { expect, test } from '@playwright/test';
import { pageTransitionS } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { animationScript, isLazyScript, loseLazyScripts } from '../support/lazy-scripts.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage, openPageWithAnimation } from '../support/open-page.ts';
import {
  expectSettledPage,
  holdAnimations,
  pageFrames,
  readFrameTimings,
} from '../support/page-frames.ts';
import { headings } from '../support/site-pages.ts';

test('address, title and focus are the new page’s before the transition has moved', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
  await expect(page).toHaveURL(routes.gallery.path);
  await expect(page).toHaveTitle(routes.gallery.title);
  await expect(pageFrames(page)).toHaveCount(2);
});

test('the exiting page is inert, and gone when the transition is over', async ({ page }) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  const exiting = pageFrames(page).filter({
    has: page.locator('h1', { hasText: headings.ourStory }),
  });
  await expect(exiting).toHaveAttribute('inert');
  const oldLink = exiting.locator('a').first();
  await oldLink.evaluate((link) => link.focus());
  await expect(oldLink).not.toBeFocused();
  await goOn();
  await expectSettledPage(page, headings.gallery);
});

test('exit and entrance take 0.8 s in all, and both fade and slide', async ({ page }) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect.poll(async () => (await readFrameTimings(page)).length).toBeGreaterThan(1);
  const timings = await readFrameTimings(page);
  const [exiting = [], entering = []] = [true, false].map((isExiting) =>
    timings.filter((each) => each.isExiting === isExiting),
  );
  expect(new Set(exiting.map(({ startMs }) => startMs))).toEqual(new Set([0]));
  expect(new Set(entering.map(({ endMs }) => endMs))).toEqual(new Set([pageTransitionS * 1000]));
  // The entrance begins before the exit has ended, so that the page is never empty.
  const exitMs = Math.min(...exiting.map(({ endMs }) => endMs));
  for (const { startMs } of entering) expect(startMs).toBeLessThan(exitMs);
  const areFadingAndSliding = await pageFrames(page).evaluateAll((frames) =>
    frames.map((frame) => {
      const effects = frame.getAnimations().map(({ effect }) => effect);
      const keyframes = effects.flatMap((effect) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      );
      return ['opacity', 'transform'].every((name) => keyframes.some((each) => name in each));
    }),
  );
  expect(areFadingAndSliding).toEqual([true, true]);
});

test('on arriving at Home the header changes its colours only once the other page has left', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.gallery.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'home'));
  const delays = () =>
    page.getByRole('banner').evaluate((header) =>
      header
        .getAnimations({ subtree: true })
        .filter(
          (animation) =>
            animation instanceof CSSTransition && animation.transitionProperty !== 'transform',
        )
        .map(({ effect }) => effect?.getTiming().delay),
    );
  await expect.poll(async () => (await delays()).length).toBeGreaterThan(5);
  expect(new Set(await delays())).toEqual(new Set([320]));
});

test('asked for less motion, pages swap at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
  await expectSettledPage(page, headings.gallery);
  expect(await readFrameTimings(page)).toEqual([]);
});

test('where the animation code is lost, pages swap visibly', async ({ page }) => {
  const lost = page.waitForEvent('requestfailed', (request) => animationScript.test(request.url()));
  await loseLazyScripts(page);
  await openPage(page, routes.ourStory.path);
  await lost;
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: headings.gallery })).toBeFocused();
  await expectSettledPage(page, headings.gallery);
});

test('before the animation code has come, pages swap visibly', async ({ page }) => {
  await page.route(
    (url) => isLazyScript(url.href),
    () => {},
  );
  await openPage(page, routes.ourStory.path);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectSettledPage(page, headings.gallery);
});
