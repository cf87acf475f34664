import { expect, type Page } from '@playwright/test';
import { openPageWithAnimation } from '../support/loading.ts';
import { consoleOf } from '../support/messages.ts';
import { holdAnimations, pageFrames } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** What a browser can animate without laying the page out again. */
const cheapProperties = [
  ...['opacity', 'transform', 'scale', 'visibility', 'filter'],
  ...['color', 'backgroundColor', 'borderColor', 'boxShadow', 'textDecorationColor'],
  // They change once, when a panel in the top layer has faded out.
  ...['display', 'overlay'],
];

for (const { promise, reducedMotion, isMoving } of [
  {
    promise: 'what moves or fades does not lay the page out again',
    reducedMotion: 'no-preference',
    isMoving: true,
  },
  {
    promise: 'with less motion asked for, nothing moves or fades',
    reducedMotion: 'reduce',
    isMoving: false,
  },
] as const) {
  test(promise, async ({ page, header, toast }) => {
    const check = (what: string) => {
      const moves = async () => (await takeAnimatedProperties(page)).length > 0;
      return expect.poll(moves, what).toBe(isMoving);
    };
    await page.emulateMedia({ reducedMotion });
    await openPageWithAnimation(page, '/');
    await holdAnimations(page);
    await header.link('Gallery').hover();
    await check('a link of the header');
    await header.dropDownButton.press('Enter');
    await expect(header.dropDownLinks.last()).toBeVisible();
    await check('the drop-down');
    await page.keyboard.press('Escape');
    await check('the drop-down that closes');
    await scrollPageTo(page, 400);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
    await check('the header that turns solid');
    await page.getByRole('article').first().hover();
    await check('a card');
    await toast.show();
    await check('the toast');
    await toast.closeButton.press('Enter');
    await check('the toast that goes');
    await expect(toast.item).toHaveCount(0);
    await header.link('Gallery').press('Enter');
    await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
    await check('the page transition');
    await expect(pageFrames(page)).toHaveCount(1);
    await page.setViewportSize({ width: 460, height: 812 });
    await takeAnimatedProperties(page);
    await header.menuButton.click();
    await expect(header.mobileMenu).toBeVisible();
    await check('the mobile menu');
    await header.menuButton.click();
    await check('the mobile menu that closes');
    expect(await consoleOf(page)).toEqual([]);
  });
}

/** Ends what is animated now. Returns its properties; expects that they are cheap. */
async function takeAnimatedProperties(page: Page): Promise<string[]> {
  await nextFrames(page);
  const names = await page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      animation.finish();
      return keyframes.flatMap((keyframe) => Object.keys(keyframe).filter((n) => !own.includes(n)));
    });
  });
  expect(names.filter((name) => !cheapProperties.includes(name))).toEqual([]);
  return names;
}
