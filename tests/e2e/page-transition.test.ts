import { expect } from '@playwright/test';
import { durations } from '#client/styles/motion.ts';
import { pageTransitionS } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage, holdAnimations, pageFrames } from '../support/page-frames.ts';
import { pageHeading } from '../support/site-pages.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

const { pageExitMs: exitMs, pageEnterDelayMs: enterMs } = durations;

test('address, title and focus do not wait for the transition', async ({ page, header }) => {
  await openPageWithAnimation(page, routes.home.path);
  await holdAnimations(page);
  for (const name of ['gallery', 'partners', 'gallery', 'ourStory'] as const) {
    await clickAt(header.link(name));
    await expect(pageHeading(page, name)).toBeFocused();
    await expect(page).toHaveURL(routes[name].path);
    await expect(page).toHaveTitle(routes[name].title);
  }
});

test('an exiting page cannot be focused', async ({ page, header }) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(header.link('gallery'));
  const oldLink = pageFrames(page).first().locator('a').first();
  await oldLink.evaluate((link) => link.focus());
  await expect(pageHeading(page, 'gallery')).toBeFocused();
});

test('transitions that interrupt each other end on the last page', async ({ page, header }) => {
  await openPageWithAnimation(page, routes.home.path);
  const goOn = await holdAnimations(page);
  for (const name of ['gallery', 'partners'] as const) {
    await clickAt(header.link(name));
    await expect(pageHeading(page, name)).toBeFocused();
  }
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await goOn();
  await expectSettledPage(page, 'gallery');
});

test('exit and entrance fade and slide, and take 0.8 s in all', async ({ page, header }) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(header.link('gallery'));
  const entrance = [enterMs, pageTransitionS * 1000];
  await expect
    .poll(() => pageFrames(page).evaluateAll(readTimings))
    .toMatchObject([
      { opacity: [0, exitMs], transform: [0, exitMs] },
      { opacity: entrance, transform: entrance },
    ]);
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
