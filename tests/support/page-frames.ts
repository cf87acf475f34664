import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** The pages in `main`: one, and while a transition runs also the one that is leaving. */
export function pageFrames(page: Page): Locator {
  return page.locator('main > *');
}

/** Waits until the page with this heading is there alone, faded in, and not inert. */
export async function expectSettledPage(page: Page, heading: string): Promise<void> {
  await expect(page.locator('main h1')).toHaveText([heading]);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
  await expect(pageFrames(page)).toHaveCSS('transform', 'none');
  await expect(pageFrames(page)).not.toHaveAttribute('inert');
}

/**
 * Stops the time of every animation, those that are still to start too, so that the middle of a
 * transition lasts as long as a test looks at it. Returns what lets it go on.
 */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

export interface FrameTiming {
  isExiting: boolean;
  /** When it starts and ends, in milliseconds after the click. */
  startMs: number;
  endMs: number;
}

/** The animations of the pages in `main`, as the browser has them scheduled. */
export function readFrameTimings(page: Page): Promise<FrameTiming[]> {
  return pageFrames(page).evaluateAll((frames) =>
    frames.flatMap((frame) =>
      frame.getAnimations().map((animation) => {
        const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
        return {
          isExiting: frame.hasAttribute('inert'),
          startMs: Math.round(Number(delay)),
          endMs: Math.round(Number(endTime)),
        };
      }),
    ),
  );
}
