import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { holdAnimations, pageFrames, readFrameTimings } from '../support/page-frames.ts';

test('address, title and focus are the new page’s before the transition has moved', async ({
  page,
}) => {
  await openPageWithAnimation(page, '/our-story');
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(page).toHaveURL('/gallery');
  await expect(page).toHaveTitle(routes.gallery.title);
  await expect(pageFrames(page)).toHaveCount(2);
});

test('address, title and focus change together, in one task', async ({ page }) => {
  await openPageWithAnimation(page, '/our-story');
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      queueMicrotask(() => {
        document.documentElement.dataset.seen = [
          target.textContent,
          window.location.pathname,
          document.title,
        ].join(' · ');
      });
    });
  });
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.locator('html')).toHaveAttribute(
    'data-seen',
    ['Gallery', '/gallery', routes.gallery.title].join(' · '),
  );
});

test('the page that leaves is inert, and gone when the transition is over', async ({ page }) => {
  await openPageWithAnimation(page, '/our-story');
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  const leaving = pageFrames(page).filter({ hasText: 'This page is under construction.' });
  await expect(leaving).toHaveAttribute('inert');
  const oldLink = leaving.getByRole('link').first();
  await oldLink.evaluate((link) => link.focus());
  await expect(oldLink).not.toBeFocused();
  await goOn();
  await expect(leaving).toHaveCount(0);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
});

test('leaving and entering take 0.8 s in all, entering begins before the other has left', async ({
  page,
}) => {
  await openPageWithAnimation(page, '/our-story');
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect.poll(async () => (await readFrameTimings(page)).length).toBeGreaterThan(1);
  const timings = await readFrameTimings(page);
  const leaving = timings.filter(({ isLeaving }) => isLeaving);
  const entering = timings.filter(({ isLeaving }) => !isLeaving);
  expect(new Set(leaving.map(({ startMs }) => startMs))).toEqual(new Set([0]));
  expect(new Set(leaving.map(({ endMs }) => endMs))).toEqual(new Set([320]));
  expect(new Set(entering.map(({ startMs }) => startMs))).toEqual(new Set([220]));
  expect(new Set(entering.map(({ endMs }) => endMs))).toEqual(new Set([800]));
});

test('both pages fade and slide', async ({ page }) => {
  await openPageWithAnimation(page, '/our-story');
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageFrames(page)).toHaveCount(2);
  const properties = () =>
    pageFrames(page).evaluateAll((frames) =>
      frames.map((frame) => {
        const effects = frame.getAnimations().map(({ effect }) => effect);
        const frames = effects.flatMap((effect) =>
          effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
        );
        return ['opacity', 'transform'].every((name) => frames.some((each) => name in each));
      }),
    );
  await expect.poll(properties).toEqual([true, true]);
});

test('asked for less motion, pages swap at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithAnimation(page, '/our-story');
  await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
  expect(await readFrameTimings(page)).toEqual([]);
});
