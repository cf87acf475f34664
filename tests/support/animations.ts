import type { Page } from '@playwright/test';

/** Pauses all animations, also later ones. Returns a function that resumes them. */
export async function holdAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** Shows all held animations as they look `ms` milliseconds after their start. */
export async function showAnimationsAt(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, ms);
}
