import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { openPage } from '../support/open-page.ts';

/** Under it the capitals of the drawing's second line, 1/25 of its width, are lower than 6 px. */
const leastWidthPx = 150;

for (const width of [320, 768, 1280]) {
  test(`the logo in the header is large enough to read at ${width} px, and in the middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, routes.gallery.path);
    const logo = page.getByRole('banner').getByRole('img', { name: businessName });
    const box = await logo.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(leastWidthPx);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
  });
}
