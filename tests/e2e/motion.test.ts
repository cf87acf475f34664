import { expect, type Locator, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { showToast, toast, toastCloseButton } from '../support/contact-form.ts';
import {
  dropDownButton,
  dropDownLinks,
  headerLink,
  menuButton,
  menuPanel,
} from '../support/header.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { hoverAt } from '../support/mouse.ts';
import { holdAnimations } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { pageHeading } from '../support/site-pages.ts';

/** What a browser can animate without laying the page out again. */
const cheapProperties = [
  ...['opacity', 'transform', 'visibility', 'filter'],
  ...['color', 'backgroundColor', 'borderColor', 'boxShadow', 'textDecorationColor'],
];

/** What moves or fades for visitors who did not ask for less motion, and what it brings into view. */
const motions: readonly {
  what: string;
  act: (page: Page) => Promise<void>;
  brings?: (page: Page) => Locator;
}[] = [
  { what: 'a link of the header', act: (page) => hoverAt(page, headerLink(page, 'gallery')) },
  {
    what: 'the drop-down',
    async act(page) {
      await dropDownButton(page).click();
      await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
    },
    brings: (page) => dropDownLinks(page).last(),
  },
  {
    what: 'the header that turns solid',
    async act(page) {
      await scrollPageTo(page, 400);
      await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
    },
  },
  {
    what: 'the page transition',
    async act(page) {
      await headerLink(page, 'gallery').press('Enter');
      await expect(pageHeading(page, 'gallery')).toBeFocused();
    },
    brings: (page) => page.locator('main > :only-child', { has: pageHeading(page, 'gallery') }),
  },
  { what: 'a card', act: (page) => page.getByRole('article').first().hover() },
  { what: 'the toast', act: showToast, brings: toast },
  {
    what: 'the small-screen panel',
    async act(page) {
      await page.setViewportSize({ width: 460, height: 812 });
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    },
    brings: menuPanel,
  },
];

for (const { what, act, brings } of motions) {
  test(`${what} moves without laying the page out, and where less motion is asked for changes at once`, async ({
    page,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await openPageWithAnimation(page, routes.home.path);
      await page.mouse.move(5, 700);
      const goOn = await holdAnimations(page);
      await act(page);
      if (reducedMotion === 'no-preference') {
        await expect.poll(() => animatedProperties(page)).not.toEqual([]);
        const properties = await animatedProperties(page);
        expect(properties.filter((name) => !cheapProperties.includes(name))).toEqual([]);
      } else {
        expect(await animatedProperties(page)).toEqual([]);
        if (brings) await expect(brings(page)).toBeVisible();
      }
      await goOn();
    }
  });
}

test('where less motion is asked for, the toast goes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithAnimation(page, routes.home.path);
  await holdAnimations(page);
  await showToast(page);
  await toastCloseButton(page).click();
  await expect(toast(page)).toHaveCount(0);
});

/** The properties that are animated; the time of animations stands still, so none can have ended unseen. */
async function animatedProperties(page: Page): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    const keyframes = document.getAnimations().flatMap(({ effect }) => {
      return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    });
    const names = keyframes.flatMap((keyframe) => Object.keys(keyframe));
    return [...new Set(names)].filter((name) => !own.includes(name));
  });
}
