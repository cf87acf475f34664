import type { Locator, Page } from '@playwright/test';

/** The middle of an element in the viewport; unlike Playwright's own actions it never scrolls the page. */
export async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks where the element is, as a visitor does. */
export async function clickAt(page: Page, element: Locator): Promise<void> {
  const { x, y } = await centreOf(element);
  await page.mouse.click(x, y);
}

/** Rests the mouse on the element. */
export async function hoverAt(page: Page, element: Locator): Promise<void> {
  const { x, y } = await centreOf(element);
  await page.mouse.move(x, y);
}
