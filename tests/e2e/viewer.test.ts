import { expect, type Page } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { lazyScript, openPage } from '../support/loading.ts';
import { fingerDragBy } from '../support/mouse.ts';
import { test } from '../support/test.ts';

const [first, second, third] = [
  'Six in the morning, before the guests',
  'The arch at Avoncliff, which took two ladders',
  'A napkin of the Wiltshire Linen Cupboard',
] as const;

/** The link to a picture of the gallery, by its caption. */
const linkTo = (page: Page, caption: string) =>
  page.getByRole('figure').filter({ hasText: caption }).getByRole('link');

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Picture' });

/** Expects this picture alone in the viewer, all of it within the window, and told in words. */
async function expectPicture(page: Page, caption: string, place: string): Promise<void> {
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('status')).toHaveText(`${place} ${caption}`);
  // The others are inert.
  const slide = viewer.locator('li:not([inert])');
  await expect(slide.getByText(caption)).toBeInViewport({ ratio: 1 });
  const picture = slide.getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 1 });
}

test('a chosen picture opens large, by code that comes when it is needed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openPage(page, '/gallery');
  const link = linkTo(page, first);
  const tile = await link.getByRole('img').boundingBox();
  await page.waitForLoadState('networkidle');
  expect(requested).not.toContain(lazyScript('picture-viewer'));
  await link.click();
  await expectPicture(page, first, '1 / 12');
  expect(requested).toContain(lazyScript('picture-viewer'));
  const box = await viewerOf(page).getByRole('img').first().boundingBox();
  expect(box?.height).toBeGreaterThan((tile?.height ?? Number.NaN) * 1.5);
});

test('buttons and arrow keys lead through the pictures @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, second).click();
  await expectPicture(page, second, '2 / 12');
  const next = viewerOf(page).getByRole('button', { name: 'Next picture' });
  const previous = viewerOf(page).getByRole('button', { name: 'Previous picture' });
  await next.click();
  await expectPicture(page, third, '3 / 12');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, second, '2 / 12');
  await previous.click();
  await expectPicture(page, first, '1 / 12');
  await expect(previous).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, second, '2 / 12');
});

test('the viewer says what a picture shows that has no caption', async ({ page }) => {
  await openPage(page, '/journal/tithe-barn');
  const link = page.getByRole('figure').getByRole('link');
  const alt = 'Two places with gold plates, four flutes of champagne and a low bowl of flowers';
  await expect(link.getByRole('img')).toHaveAccessibleName(alt);
  await link.click();
  await expect(viewerOf(page).getByRole('status')).toHaveText(`1 / 1 ${alt}`);
});

test('each press in quick succession counts @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, first).click();
  await expect(viewerOf(page).getByRole('button', { name: 'Previous picture' })).toBeFocused();
  const next = viewerOf(page).getByRole('button', { name: 'Next picture' });
  await next.click({ clickCount: 3, delay: 20 });
  await expectPicture(page, 'Saved straight from a telephone', '4 / 12');
});

test('the viewer leaves keys with a modifier to the browser', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, first).click();
  await expectPicture(page, first, '1 / 12');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, second, '2 / 12');
});

test('a picture that is smaller than the window stands in its middle', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, first).click();
  const picture = viewerOf(page).locator('li:not([inert])').getByRole('img');
  const next = viewerOf(page).getByRole('button', { name: 'Next picture' });
  for (let place = 1; place <= 12; place += 1) {
    await expect(viewerOf(page).getByRole('status')).toHaveText(new RegExp(`^${place} / 12 `));
    // In the one it is as high as it may be, in the other as large as its file.
    for (const [width, height] of [
      [1280, 600],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(picture).toHaveCSS('object-position', '50% 50%');
      const box = await picture.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
    }
    if (place < 12) await next.click();
  }
  await expect(next).toBeDisabled();
});

test('a swipe leads to the next picture', async ({ browser }) => {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await openPage(page, '/gallery');
  await linkTo(page, first).tap();
  await expectPicture(page, first, '1 / 12');
  const lift = await fingerDragBy(viewerOf(page).getByRole('img').first(), -250);
  await lift();
  await expectPicture(page, second, '2 / 12');
  await page.close();
});

test('closing the viewer gives the focus back, where it was @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  const link = linkTo(page, third);
  const close = viewerOf(page).getByRole('button', { name: 'Close' });
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await link.focus();
    const box = await link.boundingBox();
    await page.keyboard.press('Enter');
    await expectPicture(page, third, '3 / 12');
    await leave();
    await expect(viewerOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(box);
  }
});

test('with the control key a picture opens in a tab of its own', async ({ page, context }) => {
  await openPage(page, '/gallery');
  const opened = context.waitForEvent('page');
  await linkTo(page, first).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/assets\/[\w-]+\.jpg$/);
  await expect(viewerOf(page)).toHaveCount(0);
});
