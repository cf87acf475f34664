import { expect, type Page } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPage, waitUntilInteractive } from '../support/loading.ts';
import { boxOf, centreOf, fingerDragBy } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { test } from '../support/test.ts';

/** The alternative texts of pictures in the gallery. */
const [first, second, third, seventh, last] = [
  'A pale stone bench in full sun',
  'A round arch of roses in an orchard',
  'A white plate with a tied napkin',
  'One open garden rose',
  'A dark green shop window',
];

const linkTo = (page: Page, alt: string) => page.getByRole('main').getByRole('link', { name: alt });

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Picture' });

/** Expects the viewer to show this picture alone and whole, and to name the picture's number and text. */
async function expectPicture(page: Page, alt: string, number: number): Promise<void> {
  const viewer = page.getByRole('dialog', { name: `Picture ${number} of 8: ${alt}` });
  await expect(viewer.getByRole('status')).toHaveText(new RegExp(`^${number} / 8 ${alt}`));
  // The pictures that are not shown are inert.
  const picture = viewer.locator('li:not([inert])').getByRole('img', { name: alt });
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 1 });
}

for (const size of [
  { width: 1280, height: 900 },
  // The viewport of a window of 1280 × 1024 pixels with a zoom of 400 %.
  { width: 320, height: 256 },
]) {
  test(`at ${size.width} px a picture opens large with its caption, focused`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, '/gallery');
    await linkTo(page, first).click();
    await expectPicture(page, first, 1);
    await expect(viewerOf(page)).toBeFocused();
    const { height } = await boxOf(viewerOf(page).getByRole('img').first());
    expect(height).toBeGreaterThan(size.height / 2);
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 500);
    const caption = viewerOf(page).getByText('Six in the morning, before the guests');
    await expect(caption).toBeInViewport({ ratio: 1 });
  });
}

test('buttons and keys move through the pictures', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, second).click();
  await expectPicture(page, second, 2);
  const next = viewerOf(page).getByRole('button', { name: 'Next picture' });
  const previous = viewerOf(page).getByRole('button', { name: 'Previous picture' });
  await next.click();
  await expectPicture(page, third, 3);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, second, 2);
  await page.keyboard.press('End');
  await expectPicture(page, last, 8);
  await expect(next).toBeDisabled();
  await expect(next).toHaveCSS('opacity', '0.4');
  await expect(previous).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expectPicture(page, first, 1);
  await expect(previous).toBeDisabled();
  // A key with a modifier is left to the browser.
  for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
    await page.keyboard.press(`${modifier}+ArrowRight`);
    await expectPicture(page, first, 1);
  }
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, second, 2);
});

test('a finger moves a zoomed picture, and otherwise the row of pictures', async ({ browser }) => {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await openPage(page, '/gallery');
  await linkTo(page, second).tap();
  await expectPicture(page, second, 2);
  const session = await page.context().newCDPSession(page);
  const seenFrom = () => page.evaluate(() => window.visualViewport?.offsetLeft);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  for (const by of [-60, -60]) {
    const before = await seenFrom();
    await (await fingerDragBy(viewerOf(page).getByRole('img').nth(1), by))();
    expect(await seenFrom()).not.toBe(before);
    await expect(viewerOf(page)).toHaveAccessibleName(/^Picture 2/);
  }
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await (await fingerDragBy(viewerOf(page).getByRole('img').nth(1), -250))();
  await expectPicture(page, third, 3);
  await page.close();
});

test('slightly inexact scales and positions do not stop the viewer', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, first).click();
  const row = viewerOf(page).getByRole('list');
  await row.evaluate((list) => {
    Object.defineProperty(window.visualViewport, 'scale', { value: 1.0000002 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
    // Safari reports such a position when the row is pulled beyond its first picture.
    Object.defineProperty(list, 'scrollLeft', { value: -0.6 * list.clientWidth });
    list.dispatchEvent(new Event('scroll'));
  });
  await expect(row).toHaveCSS('overflow-x', 'auto');
  await expectPicture(page, first, 1);
});

test('the viewer moves nothing on the page, and returns the focus @firefox', async ({
  page,
  browserName,
}) => {
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
    await expectPicture(page, third, 3);
    // In these tests Chromium shows no scrollbars, but keeps the width of a scrollbar free behind the viewer.
    if (browserName === 'firefox') expect(await link.boundingBox()).toEqual(box);
    await viewerOf(page).locator('li:not([inert])').getByRole('img').click();
    await expectPicture(page, third, 3);
    await close();
    await expect(viewerOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(link).not.toHaveAttribute('tabindex');
    expect(await link.boundingBox()).toEqual(box);
  }
});

test('a page whose history entry has the state of another site is hydrated', async ({ page }) => {
  await openPage(page, '/gallery');
  for (const usr of [{ from: '/' }, { pictures: [{ name: 'removed' }], index: 0 }, 5]) {
    await page.evaluate((state) => history.replaceState(state, ''), { usr, key: 'k', idx: 0 });
    await page.reload();
    await waitUntilInteractive(page);
  }
  await linkTo(page, third).click();
  await expectPicture(page, third, 3);
});

test('the viewer closes only if press and release are beside the picture', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, third).click();
  await expectPicture(page, third, 3);
  const beside = { x: 100, y: 300 };
  const caption = await centreOf(viewerOf(page).getByText('Wiltshire Linen'));
  for (const [from, to] of [
    [caption, beside],
    [beside, caption],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expectPicture(page, third, 3);
  }
});

test('a viewer that fades out returns the focus to the link that opened it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/gallery');
  const link = linkTo(page, first);
  await link.click();
  await expectPicture(page, first, 1);
  await page.keyboard.press('End');
  await expectPicture(page, last, 8);
  await page.goBack();
  await expect(page.locator('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test('rotating the screen does not change the picture @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  await linkTo(page, seventh).click();
  for (const width of [1024, 512, 1024, 768, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectPicture(page, seventh, 7);
  }
});

test('Forward reopens a picture, and Back then leaves the page @firefox', async ({
  page,
  header,
}) => {
  await openPage(page, '/');
  await header.link('Gallery').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Twelve Days in Pictures' });
  await expect(heading).toBeFocused();
  await linkTo(page, third).click();
  await expectPicture(page, third, 3);
  await page.goBack();
  await expect(viewerOf(page)).toHaveCount(0);
  await page.goForward();
  await expectPicture(page, third, 3);
  await page.keyboard.press('Escape');
  // Before the next Back, the viewer has to end its own step back to the page, after which it is inert.
  await expect(page.locator('dialog[inert]')).toBeAttached();
  await expect(linkTo(page, third)).toBeFocused();
  await page.goBack();
  await expectSettledPage(page, 'Days long remembered, quietly dressed');
});
