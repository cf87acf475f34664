import { expect, type Locator, type Page } from '@playwright/test';

/** The pages in `main`: one, and while a transition runs also the one that is leaving. */
export function pageFrames(page: Page): Locator {
  return page.locator('main > *');
}

/** Waits until the page with this heading is there alone, faded in, in its place, and not inert. */
export async function expectSettledPage(page: Page, heading: string): Promise<void> {
  const read = () =>
    pageFrames(page).evaluateAll((frames) =>
      frames.map((frame) => {
        const { opacity, transform } = getComputedStyle(frame);
        const text = frame.querySelector('h1')?.textContent;
        return [text, opacity, transform, frame.hasAttribute('inert') ? 'inert' : 'live'].join();
      }),
    );
  await expect.poll(read, { intervals: [50] }).toEqual([`${heading},1,none,live`]);
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
