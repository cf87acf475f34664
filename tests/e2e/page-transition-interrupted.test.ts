import { expect, type Page, test } from '@playwright/test';
import { headerLink } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { holdAnimations, pageFrames } from '../support/page-frames.ts';

test('two quick clicks end on the last page', async ({ page }) => {
  await openPageWithAnimation(page, '/');
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await clickAt(page, headerLink(page, 'partners'));
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
  await goOn();
  await expectSettledOn(page, '/partners', 'Partners');
});

test('Back in mid-transition ends on the first page', async ({ page }) => {
  await openPageWithAnimation(page, '/our-story');
  const goOn = await holdAnimations(page);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageFrames(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeFocused();
  await goOn();
  await expectSettledOn(page, '/our-story', 'Our Story');
});

test('there and back and there again ends on the page that was meant', async ({ page }) => {
  await openPageWithAnimation(page, '/our-story');
  for (const name of ['gallery', 'ourStory', 'gallery'] as const) {
    await clickAt(page, headerLink(page, name));
  }
  await expectSettledOn(page, '/gallery', 'Gallery');
});

async function expectSettledOn(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText([heading]);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
  await expect(pageFrames(page)).not.toHaveAttribute('inert');
}
