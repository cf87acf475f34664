import { expect, type Locator, type Page } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

/* What a launched business has and the delivered site has not: long texts, few pixels, many of everything. */

const wide = { width: 1280, height: 900 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf));

const mainOf = (page: Page) => page.getByRole('main');

test('a text that is higher than its picture stays inside its section', async ({ page }) => {
  await openPage(page, '/services');
  const section = page.locator('#corporate-events');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const around = await boxOf(section);
    const picture = await boxOf(section.getByRole('img'));
    const title = await boxOf(section.getByRole('heading', { level: 2 }));
    const link = await boxOf(section.getByRole('link').last());
    expect(link.bottom - title.y, `${width} px`).toBeGreaterThan(picture.height);
    expect(title.y - around.y, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(around.bottom - link.bottom, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test('upright pictures of a grid fill the column of a phone', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await openPage(page, '/gallery');
  const column = await boxOf(page.getByRole('list').filter({ has: page.getByRole('figure') }));
  const pictures = await boxesOf(page.getByRole('figure').getByRole('img'));
  const upright = pictures.filter(({ width, height }) => height > width);
  expect(upright.length).toBeGreaterThan(3);
  for (const { width } of upright) expect(width).toBeCloseTo(column.width, 0);
});

test('no picture of a grid is cropped', async ({ page }) => {
  await openPage(page, '/gallery');
  const images = page.getByRole('figure').getByRole('img');
  await expect(images).toHaveCount(8);
  const ratios = await images.evaluateAll((all) =>
    all.map((image) => {
      const [width, height] = ['width', 'height'].map((each) => Number(image.getAttribute(each)));
      const box = image.getBoundingClientRect();
      return box.width / box.height / ((width ?? 0) / (height ?? 0));
    }),
  );
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 1);
});

test('four cards leave none alone in a row', async ({ page }) => {
  await openPage(page, '/');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = (await boxesOf(page.getByRole('article'))).map(({ y }) => Math.round(y));
    expect(tops).toHaveLength(4);
    for (const top of tops) {
      expect(tops.filter((each) => each === top).length, `${width} px`).toBeGreaterThan(1);
    }
  }
});

test('a picture beside a long text stays in view', async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, '/our-story');
  for (const y of [0, 400, 800]) {
    await scrollPageTo(page, y);
    await expect(mainOf(page).locator('img[fetchpriority=high]')).toBeInViewport({ ratio: 0.9 });
  }
});

test('a text without a picture stands in the middle', async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, '/for-venues/questions');
  const texts = await boxesOf(mainOf(page).getByRole('paragraph'));
  const left = Math.min(...texts.map(({ x }) => x));
  const right = Math.max(...texts.map((text) => text.right));
  expect((left + right) / 2).toBeCloseTo(wide.width / 2, -2);
});

test('the entries of a list are evenly spaced, with links or without', async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, '/our-story');
  const list = page.getByRole('list').filter({ hasText: 'Hollis Pottery' });
  const entries = await boxesOf(list.getByRole('listitem'));
  expect(entries).toHaveLength(4);
  const gaps = entries.slice(1).map(({ y }, index) => y - (entries[index]?.bottom ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? Number.NaN, 0);
  const lines = entries.map(({ height }) => height / (entries.at(-1)?.height ?? 0));
  for (const share of lines) expect(share).toBeCloseTo(Math.round(share), 1);
});
