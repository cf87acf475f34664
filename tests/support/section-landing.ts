import { expect, type Page } from '@playwright/test';

/** Expects the section's top to come to rest at the sticky header's bottom, to two pixels. */
export async function expectSectionUnderHeader(page: Page, anchor: string): Promise<void> {
  const header = page.getByRole('banner');
  const section = page.locator(`#${anchor}`);
  await expect(async () => {
    expect(await page.locator('main').evaluate(hasRunningAnimation)).toBe(false);
    const headerBox = await header.boundingBox();
    const sectionBox = await section.boundingBox();
    expect(headerBox?.y).toBe(0);
    const gap = (sectionBox?.y ?? Number.NaN) - (headerBox?.height ?? Number.NaN);
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 10_000 });
}

function hasRunningAnimation(main: Element): boolean {
  return main.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
}
