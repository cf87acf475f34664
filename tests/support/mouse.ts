import type { Locator } from '@playwright/test';

/** The centre of an element in the viewport. */
export async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box of an element in the viewport. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return box;
}

/**
 * Clicks at the element's position. Playwright's own `click` scrolls to a link or a button of the sticky header
 * first, and so changes the position that a test is about.
 */
export async function clickAt(element: Locator): Promise<void> {
  const { x, y } = await centreOf(element);
  await element.page().mouse.click(x, y);
}

/** Puts a finger on the element and moves it by `x` px in small steps. Returns a function that lifts it. */
export async function fingerDragBy(element: Locator, x: number): Promise<() => Promise<unknown>> {
  const start = await centreOf(element);
  const session = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...moved: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved.map((by) => ({ x: start.x + by, y: start.y })),
      // The finger rests for a second before it is lifted, so that the moved element has no speed and stops
      // immediately.
      timestamp: Date.now() / 1000 + (type === 'touchEnd' ? 1 : 0),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (x * step) / 10);
  return () => touch('touchEnd');
}
