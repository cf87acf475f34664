import { expect, type Locator, type Page } from '@playwright/test';

/** The pages in `main`: one, and during a transition also those that fade out. */
export function pageFrames(page: Page): Locator {
  return page.locator('main > *');
}

/** Waits until the page with this heading is the only one, at its final opacity and position, not inert. */
export async function expectSettledPage(page: Page, name: string): Promise<void> {
  const heading = pageFrames(page).last().getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
  await expect(pageFrames(page)).toHaveCSS('transform', 'none');
  await expect(pageFrames(page)).not.toHaveAttribute('inert');
}
