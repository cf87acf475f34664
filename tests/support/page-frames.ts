import { expect, type Locator, type Page } from '@playwright/test';

/** The pages in `main`: one, and while a transition runs also the one that is leaving. */
export function pageFrames(page: Page): Locator {
  return page.locator('main > *');
}

/** Waits until the page with this heading is there alone, faded in, in its place, and not inert. */
export async function expectSettledPage(page: Page, heading: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(framesInPage), { intervals: [50] })
    .toEqual([settledFrame(heading)]);
}

/** How a page in `main` is told once it stands still. */
export function settledFrame(heading: string): string {
  return `${heading}, opacity 1, transform none`;
}

/** Tells of each page in `main`; it is run in the page. */
export function framesInPage(): string[] {
  return [...document.querySelectorAll('main > *')].map((frame) => {
    const { opacity, transform } = getComputedStyle(frame);
    const state = `opacity ${opacity}, transform ${transform}`;
    const isInert = frame.hasAttribute('inert');
    return `${frame.querySelector('h1')?.textContent}, ${state}${isInert ? ', inert' : ''}`;
  });
}

/**
 * Stops the time of every animation, those that are still to start too, so that the middle of a
 * transition lasts as long as a test looks at it. Returns a function that lets it go on.
 */
export async function holdAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** The animations of the pages in `main` as the browser has them scheduled, in milliseconds after the click. */
export function readFrameTimings(page: Page) {
  return pageFrames(page).evaluateAll((frames) =>
    frames.flatMap((frame) =>
      frame.getAnimations().map(({ effect }) => {
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        return {
          isExiting: frame.hasAttribute('inert'),
          startMs: Math.round(Number(delay)),
          endMs: Math.round(Number(endTime)),
          properties: keyframes.flatMap((keyframe) => Object.keys(keyframe)),
        };
      }),
    ),
  );
}
