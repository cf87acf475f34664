import { expect, type Page } from '@playwright/test';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { headerOf } from '../support/header.ts';
import { runFor, testWithFrozenClock as test } from '../support/test.ts';

test.use({ path: '/services' });

test('a click toggles the drop-down immediately, leaving does not', async ({ page, header }) => {
  // Hovering opens the drop-down once before the clicks, and must not make it close when the pointer leaves it later.
  await openByHover(page);
  await page.keyboard.press('Escape');
  await header.dropDownButton.dblclick();
  await expect(header.dropDown).toBeHidden();
  for (const isOpen of [true, false, true]) {
    await header.dropDownButton.click();
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
    await runFor(page, dropDownOpenDelayMs);
    await leave(page);
    await runFor(page, 1000);
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
  }
});

test('Tab moves through the drop-down and closes it @firefox', async ({ page, header }) => {
  await header.dropDownButton.press('Enter');
  for (const link of await header.dropDownLinks.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(header.link('Gallery')).toBeFocused();
  await expect(header.dropDown).toBeHidden();
});

test('the drop-down hangs from its button at any position @firefox', async ({ page, header }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await header.dropDownButton.click();
    for (const y of [0, 400]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(async () => {
        const button = await header.dropDownButton.boundingBox();
        const panel = await header.dropDown.boundingBox();
        if (!button || !panel) throw new Error('There is no panel.');
        // A slow pointer would stop in a gap between button and panel, and the panel would close.
        expect(panel.y).toBeCloseTo(button.y + button.height, 0);
        // The browser rounds the position of the panel to whole pixels.
        const offset = panel.x + panel.width / 2 - (button.x + button.width / 2);
        expect(Math.abs(offset)).toBeLessThan(1);
      }).toPass();
    }
    await page.keyboard.press('Escape');
  }
});

test('hovering opens the drop-down after its delay', async ({ page, header }) => {
  await header.dropDownButton.hover();
  await runFor(page, dropDownOpenDelayMs - 1);
  await leave(page);
  await runFor(page, dropDownCloseDelayMs - 1);
  await expect(header.dropDown).toBeHidden();
  await header.dropDownButton.hover();
  await runFor(page, dropDownOpenDelayMs - 1);
  await expect(header.dropDown).toBeHidden();
  await runFor(page, 1);
  for (const link of await header.dropDownLinks.all()) await expect(link).toBeVisible();
});

test('a drop-down lets the wheel scroll, and closes after its delay', async ({ page, header }) => {
  await openByHover(page);
  await header.dropDownLinks.last().hover();
  await runFor(page, 1000);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await expect(header.dropDown).toBeVisible();
  await leave(page);
  await runFor(page, dropDownCloseDelayMs - 1);
  await expect(header.dropDown).toBeVisible();
  await runFor(page, 1);
  await expect(header.dropDown).toBeHidden();
});

test('hovering again soon opens the drop-down without the delay', async ({ page, header }) => {
  await openByHover(page);
  for (const awayMs of [dropDownSkipDelayMs - 1, dropDownSkipDelayMs]) {
    await leave(page);
    await runFor(page, dropDownCloseDelayMs + awayMs);
    await expect(header.dropDown).toBeHidden();
    await header.dropDownButton.hover();
    await expect(header.dropDown).toBeVisible({ visible: awayMs < dropDownSkipDelayMs });
  }
});

test('a click just after a hover leaves the drop-down open @firefox', async ({ page, header }) => {
  await openByHover(page);
  await runFor(page, 50);
  await header.dropDownButton.click();
  await expect(header.dropDown).toBeVisible();
  await runFor(page, 500);
  await header.dropDownButton.click();
  await expect(header.dropDown).toBeHidden();
});

test('a drop-down with the focus stays until Escape', async ({ page, header }) => {
  await header.link('Home').focus();
  await openByHover(page);
  await header.dropDownLinks.first().focus();
  await leave(page);
  await runFor(page, dropDownCloseDelayMs * 4);
  await expect(header.dropDownLinks.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.dropDown).toBeHidden();
  await expect(header.dropDownButton).toBeFocused();
});

async function openByHover(page: Page): Promise<void> {
  const { dropDownButton, dropDown } = headerOf(page);
  await dropDownButton.hover();
  await runFor(page, dropDownOpenDelayMs);
  await expect(dropDown).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 700);
}
