import { expect, type Page, test } from '@playwright/test';
import { showToast, toast } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import {
  dropDownButton,
  dropDownLinks,
  headerLink,
  menuButton,
  menuPanel,
} from '../support/header.ts';
import { hoverAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { holdAnimations } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithAnimation(page, '/');
  await holdAnimations(page);
});

test('asked for less motion, the drop-down and the links of the header change at once', async ({
  page,
}) => {
  await hoverAt(page, headerLink(page, 'gallery'));
  expect(await animationsOf(page)).toEqual([]);
  await dropDownButton(page).click();
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  expect(await animationsOf(page)).toEqual([]);
});

test('asked for less motion, the header turns solid at once', async ({ page }) => {
  await scrollPageTo(page, 400);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
  expect(await animationsOf(page)).toEqual([]);
});

test('asked for less motion, a card stays as it is under the mouse', async ({ page }) => {
  await page.getByRole('article').first().hover();
  expect(await animationsOf(page)).toEqual([]);
});

test('asked for less motion, the toast comes and goes at once', async ({ page }) => {
  await showToast(page);
  expect(await animationsOf(page)).toEqual([]);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('small screens', () => {
  test.use(phone);

  test('asked for less motion, the panel opens at once', async ({ page }) => {
    await menuButton(page).tap();
    await expect(await menuPanel(page)).toBeVisible();
    expect(await animationsOf(page)).toEqual([]);
  });
});

/** What is moving or fading; the time of animations stands still, so none can have ended unseen. */
async function animationsOf(page: Page): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target = null } = animation.effect instanceof KeyframeEffect ? animation.effect : {};
      const name = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
      return `${target?.tagName} ${target?.textContent} ${name}`;
    }),
  );
}
