import { expect, type Locator } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

/* What a launched business has and the delivered site has not: long texts, few pixels, many of everything. */

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf));

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

test('a grid crops no picture, fills its rows, and a phone with upright ones', async ({ page }) => {
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
  const grid = page.getByRole('list').filter({ has: page.getByRole('figure') });
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await boxesOf(images);
    const lasts = boxes.filter(({ y }, index) => y !== boxes[index + 1]?.y);
    const { right } = await boxOf(grid);
    for (const last of lasts) expect(last.right, `${width} px`).toBeCloseTo(right, 0);
  }
  await page.setViewportSize(phone.viewport);
  const column = await boxOf(grid);
  const upright = (await boxesOf(images)).filter(({ width, height }) => height > width);
  expect(upright.length).toBeGreaterThan(3);
  for (const { width } of upright) expect(width).toBeCloseTo(column.width, 0);
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

test('a long text keeps its picture in view', async ({ page }) => {
  await openPage(page, '/our-story');
  for (const y of [0, 400, 800]) {
    await scrollPageTo(page, y);
    await expect(page.getByRole('main').locator('img[fetchpriority=high]')).toBeInViewport({
      ratio: 0.9,
    });
  }
});
