import { expect, test } from '@playwright/test';
import { durations } from '#client/styles/motion.ts';
import { pageTransitionS } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage, holdAnimations, pageFrames } from '../support/page-frames.ts';
import { headings, pageHeading } from '../support/site-pages.ts';

test('address, title and focus are the new page’s before the transition has moved; exiting pages are inert, and gone at its end', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.home.path);
  const goOn = await holdAnimations(page);
  for (const name of ['gallery', 'partners', 'gallery', 'ourStory'] as const) {
    await clickAt(page, headerLink(page, name));
    await expect(pageHeading(page, name)).toBeFocused();
    await expect(page).toHaveURL(routes[name].path);
    await expect(page).toHaveTitle(routes[name].title);
  }
  // A heading that takes the focus on navigation has no frame.
  await expect(pageHeading(page, 'ourStory')).toHaveCSS('outline-style', 'none');
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(page).toHaveTitle(routes.gallery.title);
  const exiting = pageFrames(page).first();
  await expect(exiting).toHaveAttribute('inert');
  const oldLink = exiting.locator('a').first();
  await oldLink.evaluate((link) => link.focus());
  await expect(oldLink).not.toBeFocused();
  await goOn();
  await expectSettledPage(page, headings.gallery);
  await expect(page).toHaveURL(routes.gallery.path);
});

test('exit and entrance take 0.8 s in all, both fade and slide, and the header over the hero waits for the exit', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'home'));
  const exitMs = durations.pageExitMs;
  const entrance = [exitMs - 100, pageTransitionS * 1000];
  await expect
    .poll(() => pageFrames(page).evaluateAll(readTimings))
    .toEqual([
      { opacity: [0, exitMs], transform: [0, exitMs] },
      { opacity: entrance, transform: entrance },
    ]);
  const [header] = await page.getByRole('banner').evaluateAll(readTimings);
  expect(header).toMatchObject({ backgroundColor: [exitMs, exitMs + durations.headerMs] });
});

/** When each property of each element begins and ends to be animated, in milliseconds after the click. */
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
    const { opacity, transform, backgroundColor } = timings;
    return { opacity, transform, backgroundColor };
  });
}
