import type { Locator, Page } from '@playwright/test';
import { centreOf } from './mouse.ts';

/** Presses the mouse on the element and draws it sideways by `x` px in small steps, without letting go. */
export async function dragBy(page: Page, element: Locator, x: number): Promise<void> {
  const start = await centreOf(element);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x, start.y, { steps: Math.min(Math.abs(x), 10) });
}

/** The same with a finger, by way of the browser's own input. Returns what lifts it. */
export async function fingerDragBy(
  page: Page,
  element: Locator,
  x: number,
): Promise<() => Promise<void>> {
  const start = await centreOf(element);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: start.x + moved, y: start.y }],
    });
  await touch('touchStart', 0);
  for (let moved = 1; moved <= x; moved += 1) await touch('touchMove', moved);
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
