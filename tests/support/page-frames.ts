import { expect, type Locator, type Page } from '@playwright/test';

/** The pages in `main`: one, and during a transition also the exiting page. */
export function pageFrames(page: Page): Locator {
  return page.locator('main > *');
}

/** Waits until the page with this heading is the only one, at its final opacity and position, not inert. */
export async function expectSettledPage(page: Page, heading: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(framesInPage), { intervals: [50] })
    .toEqual([settledFrame(heading)]);
}

/** The description of a page in `main` after its transition. */
export function settledFrame(heading: string): string {
  return `${heading}, opacity 1, transform none`;
}

/** Describes each page in `main`. It runs in the page. */
export function framesInPage(): string[] {
  return [...document.querySelectorAll('main > *')].map((frame) => {
    const { opacity, transform } = getComputedStyle(frame);
    const state = `opacity ${opacity}, transform ${transform}`;
    const isInert = frame.hasAttribute('inert');
    return `${frame.querySelector('h1')?.textContent}, ${state}${isInert ? ', inert' : ''}`;
  });
}

/**
 * Pauses all animations, also later ones, so that a test can check the middle of a transition. Returns a
 * function that resumes them.
 */
export async function holdAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}
