import { expect, test } from '@playwright/test';
import { pageTransitionS } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { isLazyScript, openPage, openPageWithAnimation } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import {
  expectSettledPage,
  holdAnimations,
  pageFrames,
  readFrameTimings,
} from '../support/page-frames.ts';
import { headings, pageHeading } from '../support/site-pages.ts';

test('address, title and focus are the new page’s before the transition has moved; the exiting page is inert, and gone at its end', async ({
  page,
}) => {
  await openPageWithAnimation(page, routes.ourStory.path);
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expect(page).toHaveURL(routes.gallery.path);
  await expect(page).toHaveTitle(routes.gallery.title);
  await expect(pageFrames(page)).toHaveCount(2);
  const exiting = pageFrames(page).first();
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
  for (const each of [exiting, entering]) {
    expect(each.flatMap(({ properties }) => properties)).toEqual(
      expect.arrayContaining(['opacity', 'transform']),
    );
  }
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

test('clicks and Back in mid-transition end on the last page', async ({ page }) => {
  await openPageWithAnimation(page, routes.home.path);
  const goOn = await holdAnimations(page);
  for (const name of ['gallery', 'partners', 'gallery', 'ourStory'] as const) {
    await clickAt(page, headerLink(page, name));
    await expect(pageHeading(page, name)).toBeFocused();
  }
  await page.goBack();
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await goOn();
  await expectSettledPage(page, headings.gallery);
  await expect(page).toHaveURL(routes.gallery.path);
});

test('before the animation code has come, pages swap visibly', async ({ page }) => {
  await page.route(isLazyScript, () => {});
  await openPage(page, routes.ourStory.path);
  await clickAt(page, headerLink(page, 'gallery'));
  await expectSettledPage(page, headings.gallery);
});
