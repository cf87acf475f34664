import { expect, type Page } from '@playwright/test';
import { durations } from '#client/styles/motion.ts';
import { pageTransitionMs } from '#shared/constants.ts';
import { holdAnimations, showAnimationsAt } from '../support/animations.ts';
import { repeatMs, sentTitle } from '../support/contact-form.ts';
import { openPage, openPageWithAnimation } from '../support/loading.ts';
import { boxOf, clickAt } from '../support/mouse.ts';
import { expectSettledPage, pageFrames } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { consoleOf, test, withMotion } from '../support/test.ts';

test.use(withMotion);

const [exitMs, enterMs] = [durations.pageExitMs, durations.pageEnterDelayMs].map(Math.round);

test('address, head and focus change before the page transition ends', async ({ page, header }) => {
  await openPageWithAnimation(page, '/');
  const goOn = await holdAnimations(page);
  for (const [label, path, heading, title] of [
    ['Gallery', '/gallery', 'Twelve Days in Pictures', 'Twelve Days in Pictures | Lark & Linden'],
    ['Our Story', '/our-story', 'It Began With a Borrowed Van', 'Our Story | Lark & Linden'],
  ] as const) {
    await header.link(label).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    // If a phone shared the page by the canonical link of the first page, it would share the wrong address.
    await expect(page.locator('link[rel=canonical], meta[name=description]')).toHaveCount(0);
  }
  await page.goBack();
  // All three pages are still fading, and the second one returns.
  await expect(pageFrames(page)).toHaveCount(3);
  await goOn();
  await expectSettledPage(page, 'Twelve Days in Pictures');
});

test('a link to a file is left to the browser', async ({ page }) => {
  await openPage(page, '/our-story');
  // The full Chromium would show a PDF in a viewer that keeps the context from closing.
  await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/plain' }));
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'our prices' }).click({ noWaitAfter: true });
  expect((await loaded).url()).toMatch(/\/prices\.pdf$/);
});

test('a step back that the browser animates is not animated again', async ({ page, header }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true });
  });
  await openPageWithAnimation(page, '/our-story');
  await header.link('Gallery').click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await holdAnimations(page);
  await page.goBack();
  const current = pageFrames(page).last();
  await expect(current.getByRole('heading', { level: 1, name: 'It Began' })).toBeFocused();
  await expect(current).toHaveCSS('opacity', '1');
  await expect(current).toHaveCSS('transform', 'none');
  await expect(pageFrames(page).first()).toHaveCSS('opacity', '0');
});

test('pages fade and slide out and in, within the specified time', async ({ page, header }) => {
  await openPageWithAnimation(page, '/our-story');
  await scrollPageTo(page, 300);
  await holdAnimations(page);
  const { y } = await boxOf(pageFrames(page));
  await clickAt(header.link('Gallery'));
  const entrance = [enterMs, pageTransitionMs];
  await expect
    .poll(() => pageFrames(page).evaluateAll(readTimings))
    .toMatchObject([
      { opacity: [0, exitMs], transform: [0, exitMs] },
      { opacity: entrance, transform: entrance },
    ]);
  await showAnimationsAt(page, 0);
  await expect(pageFrames(page).first()).toHaveCSS('opacity', '1');
  expect(await boxOf(pageFrames(page).first())).toMatchObject({ y });
  // The exiting page cannot be focused.
  await page
    .locator('[inert] a')
    .first()
    .evaluate((link) => link.focus());
  await expect(page.locator('h1', { hasText: 'Twelve Days in Pictures' })).toBeFocused();
});

test('a page that is left while it fades in stays where it is', async ({ page, header }) => {
  await openPageWithAnimation(page, '/');
  await holdAnimations(page);
  await header.link('Gallery').click();
  await expect(pageFrames(page)).toHaveCount(2);
  await scrollPageTo(page, 300);
  const gallery = pageFrames(page).nth(1);
  const { y } = await boxOf(gallery);
  await clickAt(header.link('Our Story'));
  await expect(pageFrames(page)).toHaveCount(3);
  await nextFrames(page);
  expect((await boxOf(gallery)).y).toBeCloseTo(y, 0);
});

/** The start and the end of each animated property of each element, in milliseconds after the click. */
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

for (const [width, button, panel] of [
  [1280, 'dropDownButton', 'dropDown'],
  [375, 'menuButton', 'mobileMenu'],
] as const) {
  test(`at ${width} px the menu unrolls and hides the text behind it`, async ({ page, header }) => {
    await page.setViewportSize({ width, height: 812 });
    await openPage(page, '/services');
    await holdAnimations(page);
    for (const isOpen of [true, false]) {
      await header[button].click();
      await expect(page.locator(':popover-open')).toHaveCount(Number(isOpen));
      for (const ms of [0, durations.panelMs / 2]) {
        await showAnimationsAt(page, ms);
        await expect(header[panel]).toBeVisible();
        await expect(header[panel]).toHaveCSS('opacity', '1');
        await expect(header[panel]).toHaveCSS('clip-path', /%/);
      }
      await showAnimationsAt(page, durations.panelMs);
    }
  });
}

test('the viewer and each picture fade in, and the viewer fades out', async ({ page }) => {
  await openPage(page, '/gallery');
  await holdAnimations(page);
  const viewer = page.locator('dialog');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.locator('figure a').first().press('Enter');
    await expect(viewer).toHaveAttribute('open');
    await expect(viewer).toHaveCSS('opacity', '0');
    await showAnimationsAt(page, durations.viewerMs);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.locator('li:not([inert])')).toHaveCSS('opacity', '0.5');
    await close();
    await expect(viewer).not.toHaveAttribute('open');
    await expect(viewer).toBeVisible();
    await expect(viewer).toHaveCSS('opacity', '1');
    await showAnimationsAt(page, durations.viewerMs);
    await expect(viewer).toBeHidden();
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  // A screen reader does not announce the new focus if the element that had the focus has been removed.
  test(`the last focused element outlasts a page change: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openPageWithAnimation(page, '/our-story');
    await holdAnimations(page);
    await page.getByRole('link', { name: 'Tell us your date' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Tell Us Your Date' })).toBeFocused();
    await nextFrames(page);
    // A new page is shown at its anchor immediately. A smooth scroll would still be on its way.
    expect(await page.evaluate('document.activeElement.getBoundingClientRect().top')).toBeLessThan(
      480,
    );
    await expect(pageFrames(page).first().getByText('Tell us your date')).toBeAttached();
  });
}

test('the sent letter becomes the toast, and their texts never mix', async ({
  page,
  form,
  toast,
}) => {
  await openPageWithAnimation(page, '/');
  await holdAnimations(page);
  await toast.show();
  await expect.poll(() => readMovingGroups(page)).toEqual(['::view-transition-group(letter)']);
  // In one call, because a toast that closes meanwhile would end the fold.
  const shown = await page.evaluate((foldMs) => {
    const texts = new Set<string>();
    // The last moment is left out, because the browser removes these parts at the end.
    for (let ms = 0; ms < foldMs; ms += 20) {
      for (const animation of document.getAnimations()) animation.currentTime = ms;
      const visible = ['old', 'new'].filter((text) => {
        const pseudo = `::view-transition-${text}(letter)`;
        return Number(getComputedStyle(document.documentElement, pseudo).opacity) > 0;
      });
      texts.add(visible.join());
    }
    return [...texts].filter(Boolean);
  }, durations.foldMs);
  expect(shown).toEqual(['old', 'new']);
  await expect(form.submitButton).toBeFocused();
  await form.expectEmpty();
  await form.field('name').click();
  await expect(form.field('name')).toBeFocused();
  expect(await consoleOf(page)).toEqual([]);
});

test('a second letter waits until the toast of the first has slid out', async ({
  page,
  form,
  toast,
}) => {
  await page.clock.install();
  await openPageWithAnimation(page, '/');
  await toast.show();
  await expect.poll(() => readMovingGroups(page)).toEqual([]);
  await page.clock.runFor(repeatMs);
  const resume = await holdAnimations(page);
  await form.fill();
  await form.submit();
  await expect(toast.item).toHaveAttribute('data-state', 'closed');
  await showAnimationsAt(page, durations.toastOutMs / 2);
  await expect(toast.item).toHaveCount(1);
  await expect(toast.item).toBeVisible();
  await expect(toast.item).not.toHaveCSS('transform', 'none');
  await resume();
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await expect(toast.item).toHaveCount(1);
});

test('a form whose toast an extension removes confirms in place', async ({ page, form, toast }) => {
  await openPage(page, '/');
  // Extensions that hide notices remove them in this way.
  await page.evaluate(() => {
    const remove = () => document.querySelector('[role=region]')?.remove();
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
  });
  const confirmation = form.element.getByRole('status');
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  for (const movesOn of [false, true]) {
    await form.fill();
    await toast.whenLoaded();
    await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
    if (movesOn) await elsewhere.focus();
    await expect(confirmation).toContainText(sentTitle);
    await expect(movesOn ? elsewhere : confirmation).toBeFocused();
    await form.expectEmpty();
    // React notices only with the second toast that the first is gone, and then reports an error.
    if (!movesOn) expect(await consoleOf(page)).toEqual([]);
  }
});

/** The groups of elements that a view transition is moving. */
function readMovingGroups(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const parts = document.getAnimations().map(({ effect }) => {
      return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
    });
    return [...new Set(parts)].filter((part) => part?.includes('-group('));
  });
}

/** The properties that a browser can animate without laying the page out again. */
const cheapProperties = [
  ...['opacity', 'transform', 'scale', 'visibility', 'filter', 'clipPath'],
  ...['color', 'backgroundColor', 'borderColor', 'boxShadow', 'textDecorationColor'],
  // These change only once: when a panel in the top layer has faded out, or when the header has become solid.
  ...['display', 'overlay', 'mixBlendMode'],
  // In a view transition the browser itself animates widths and heights, on a layer above the page.
  'view transition',
];

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isMoving = reducedMotion !== 'reduce';
  const promise = isMoving
    ? 'no animation lays the page out again'
    : 'with reduced motion, nothing moves or fades';
  test(promise, async ({ page, header, toast }) => {
    const check = async (what: string) => {
      const moves = async () => (await takeAnimatedProperties(page)).length > 0;
      if (isMoving) await expect.poll(moves, what).toBe(true);
      else expect(await moves(), what).toBe(false);
    };
    await page.emulateMedia({ reducedMotion });
    await openPageWithAnimation(page, '/');
    await holdAnimations(page);
    await header.link('Gallery').hover();
    await check('a header link');
    await header.dropDownButton.press('Enter');
    await expect(header.dropDownLinks.last()).toBeVisible();
    await check('the drop-down');
    await page.keyboard.press('Escape');
    await check('the closing drop-down');
    await scrollPageTo(page, 90);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'scrolled');
    await check('the header that turns solid');
    await page.getByRole('article').first().hover();
    await check('a card');
    await toast.show();
    await check('the toast');
    await toast.closeButton.press('Enter');
    await check('the closing toast');
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
    await check('the closing mobile menu');
    expect(await consoleOf(page)).toEqual([]);
  });
}

/** Ends all running animations and expects all animated properties to be cheap. Returns these properties. */
async function takeAnimatedProperties(page: Page): Promise<string[]> {
  await nextFrames(page);
  const names = await page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      animation.finish();
      if (!(effect instanceof KeyframeEffect)) return [];
      if (effect.pseudoElement?.startsWith('::view-transition')) return ['view transition'];
      const keyframes = effect.getKeyframes();
      return keyframes.flatMap((keyframe) => Object.keys(keyframe).filter((n) => !own.includes(n)));
    });
  });
  expect(names.filter((name) => !cheapProperties.includes(name))).toEqual([]);
  return names;
}
