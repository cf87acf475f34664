import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Scrolls the page and waits until the frame that shows it there has been prepared. */
export function scrollVisitorTo(visitor: Visitor, y: number): Promise<void> {
  return visitor.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, y);
}

/** Expects a section to come to rest with its top at the sticky header's bottom, to two pixels. */
export async function expectUnderHeader(visitor: Visitor, anchor: string): Promise<void> {
  const readGap = () =>
    visitor.evaluate((id) => {
      const main = document.querySelector('main');
      const moving = main?.getAnimations({ subtree: true }) ?? [];
      const header = document.querySelector('header')?.getBoundingClientRect();
      const section = document.getElementById(id)?.getBoundingClientRect();
      if (!header || !section || moving.some(({ playState }) => playState === 'running')) {
        return 'not there yet';
      }
      return header.top === 0 && Math.abs(section.top - header.bottom) <= 2;
    }, anchor);
  await expect.poll(readGap, { message: `#${anchor} under the header` }).toBe(true);
}
