import { expect, type Page } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { fingerDragBy } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { test } from '../support/test.ts';

const [first, second, third, last] = [
  'Six in the morning, before the guests',
  'The arch at Avoncliff, which took two ladders',
  'A napkin of the Wiltshire Linen Cupboard',
  'A window on Silver Street',
] as const;

/** The link to a picture of the gallery, by its caption. */
const linkTo = (page: Page, caption: string) =>
  page.getByRole('figure').filter({ hasText: caption }).getByRole('link');

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Picture' });

/** Expects this picture alone in the viewer, all of it within the window, and named in words. */
async function expectPicture(page: Page, caption: string, place: string): Promise<void> {
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('status')).toContainText(`${place} ${caption}`);
  // The others are inert.
  const slide = viewer.locator('li:not([inert])');
  await expect(slide.getByText(caption)).toBeInViewport({ ratio: 1 });
  const picture = slide.getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 1 });
}

test('a chosen picture opens large with the focus, and is named without a caption', async ({
  page,
}) => {
  await openPage(page, '/gallery');
  const link = linkTo(page, first);
  const tile = await link.getByRole('img').boundingBox();
  await link.click();
  await expectPicture(page, first, '1 / 8');
  await expect(page.getByRole('dialog', { name: `Picture 1 of 8: ${first}` })).toBeFocused();
  const box = await viewerOf(page).getByRole('img').first().boundingBox();
  expect(box?.height).toBeGreaterThan((tile?.height ?? Number.NaN) * 1.5);
  await page.keyboard.press('Escape');
  const alt = 'One open garden rose with a length of rose ribbon, on linen';
  await page.getByRole('link', { name: alt }).click();
  await expect(viewerOf(page).getByRole('status')).toHaveText(`7 / 8 ${alt}`);
});

test('buttons and keys lead through the pictures', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, second).click();
  await expectPicture(page, second, '2 / 8');
  const next = viewerOf(page).getByRole('button', { name: 'Next picture' });
  const previous = viewerOf(page).getByRole('button', { name: 'Previous picture' });
  await next.click();
  await expectPicture(page, third, '3 / 8');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, second, '2 / 8');
  await page.keyboard.press('End');
  await expectPicture(page, last, '8 / 8');
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expectPicture(page, first, '1 / 8');
  await expect(previous).toBeDisabled();
  // With a modifier a key is the browser's.
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, second, '2 / 8');
  await next.click({ clickCount: 2, delay: 20 });
  await expectPicture(page, 'Saved straight from a telephone', '4 / 8');
});

test('a picture that is smaller than the window stands in its middle', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, 'Saved straight from a telephone').click();
  const picture = viewerOf(page).locator('li:not([inert])').getByRole('img');
  // In the one it is as high as it may be, in the other as large as its file.
  for (const [width, height] of [
    [1280, 600],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(100);
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
    }).toPass();
  }
});

test('a swipe leads to the next picture', async ({ browser }) => {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await openPage(page, '/gallery');
  await linkTo(page, first).tap();
  await expectPicture(page, first, '1 / 8');
  const lift = await fingerDragBy(viewerOf(page).getByRole('img').first(), -250);
  await lift();
  await expectPicture(page, second, '2 / 8');
  await page.close();
});

test('a closed viewer leaves the page where it was @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  const link = linkTo(page, third);
  await link.focus();
  const box = await link.boundingBox();
  const beside = { position: { x: 100, y: 300 } };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => viewerOf(page).getByRole('button', { name: 'Close' }).click(),
    () => viewerOf(page).click(beside),
    () => page.goBack(),
  ]) {
    await page.keyboard.press('Enter');
    await expectPicture(page, third, '3 / 8');
    await viewerOf(page).locator('li:not([inert])').getByRole('img').click();
    await expectPicture(page, third, '3 / 8');
    await close();
    await expect(viewerOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(box);
  }
});

test('the focus is on the picture that was shown last', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, first).click();
  await expectPicture(page, first, '1 / 8');
  await page.keyboard.press('End');
  await expectPicture(page, last, '8 / 8');
  await page.keyboard.press('Escape');
  await expect(linkTo(page, last)).toBeFocused();
  await expect(linkTo(page, last)).toBeInViewport();
});

test('Forward opens a picture again, and Back leads on @firefox', async ({ page, header }) => {
  await openPage(page, '/');
  await header.link('Gallery').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Twelve Days in Pictures' });
  await expect(heading).toBeFocused();
  await linkTo(page, third).click();
  await expectPicture(page, third, '3 / 8');
  await page.goBack();
  await expect(viewerOf(page)).toHaveCount(0);
  await page.goForward();
  await expectPicture(page, third, '3 / 8');
  await page.keyboard.press('Escape');
  // It has gone back to the page before another Back.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(linkTo(page, third)).toBeFocused();
  await page.goBack();
  await expectSettledPage(page, 'Days long remembered, quietly dressed');
});

test('with the control key a picture opens in a tab of its own', async ({ page, context }) => {
  await openPage(page, '/gallery');
  const opened = context.waitForEvent('page');
  await linkTo(page, first).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/assets\/[\w-]+\.jpg$/);
  await expect(viewerOf(page)).toHaveCount(0);
});
