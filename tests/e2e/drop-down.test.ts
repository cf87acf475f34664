import { expect } from '@playwright/test';
import { runFor } from '../support/frozen-clock.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test.use({ path: '/services' });

test('a click toggles the drop-down at once', async ({ page, header }) => {
  for (const isOpen of [true, false, true]) {
    await header.dropDownButton.click();
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
    await runFor(page, 1000);
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
  }
  await page.mouse.click(640, 700);
  await expect(header.dropDown).toBeHidden();
});

test('Tab leads through the drop-down and closes it @firefox', async ({ page, header }) => {
  await header.dropDownButton.press('Enter');
  for (const link of await header.dropDownLinks.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(header.link('Gallery')).toBeFocused();
  await expect(header.dropDown).toBeHidden();
});

test('the drop-down of a button at the edge stays inside the window', async ({ header }) => {
  await header.dropDownButton.evaluate((button) => {
    Object.assign(button.style, { position: 'fixed', insetInlineStart: '0' });
  });
  await header.dropDownButton.click();
  await expect(async () => {
    const panel = await header.dropDown.boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
  }).toPass();
});

test('the drop-down hangs below its button, also scrolled @firefox', async ({ page, header }) => {
  await header.dropDownButton.click();
  for (const y of [0, 400]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(async () => {
      const bar = await header.banner.boundingBox();
      const button = await header.dropDownButton.boundingBox();
      const panel = await header.dropDown.boundingBox();
      if (!bar || !button || !panel) throw new Error('There is no panel.');
      expect(panel.y).toBeCloseTo(bar.y + bar.height, 0);
      // The browser puts the panel on a whole pixel.
      const aside = panel.x + panel.width / 2 - (button.x + button.width / 2);
      expect(Math.abs(aside)).toBeLessThan(1);
    }).toPass();
  }
});
