import { expect, type Page } from '@playwright/test';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { freezeClock, runFor } from '../support/frozen-clock.ts';
import { headerOf } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test.use({ path: '/services' });

test('hovering opens the drop-down after its delay, not before @firefox', async ({
  page,
  header,
}) => {
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

test('leaving closes the drop-down after its delay', async ({ page, header }) => {
  await openByHover(page);
  await header.dropDownLinks.last().hover();
  await runFor(page, 1000);
  await expect(header.dropDown).toBeVisible();
  await leave(page);
  await runFor(page, dropDownCloseDelayMs - 1);
  await expect(header.dropDown).toBeVisible();
  await runFor(page, 1);
  await expect(header.dropDown).toBeHidden();
});

test('leaving closes the drop-down even while it opens', async ({ page, header }) => {
  await header.dropDownButton.hover();
  await header.dropDownButton.evaluate((button, delayMs) => {
    const left = new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body });
    setTimeout(() => button.dispatchEvent(left), delayMs);
  }, dropDownOpenDelayMs);
  await runFor(page, dropDownOpenDelayMs);
  await expect(header.dropDown).toBeVisible();
  await runFor(page, dropDownCloseDelayMs);
  await expect(header.dropDown).toBeHidden();
});

for (const { when, awayMs, isOpen } of [
  { when: 'soon after closing skips the delay', awayMs: dropDownSkipDelayMs - 1, isOpen: true },
  { when: 'later waits for it', awayMs: dropDownSkipDelayMs, isOpen: false },
]) {
  test(`coming back ${when}`, async ({ page, header }) => {
    await openByHover(page);
    await leave(page);
    await runFor(page, dropDownCloseDelayMs + awayMs);
    await expect(header.dropDown).toBeHidden();
    await header.dropDownButton.hover();
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
  });
}

test('a click toggles the drop-down at once @firefox', async ({ page, header }) => {
  for (const isOpen of [true, false, true]) {
    await header.dropDownButton.click();
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
    await runFor(page, 1000);
    await expect(header.dropDown).toBeVisible({ visible: isOpen });
  }
  await page.mouse.click(640, 700);
  await expect(header.dropDown).toBeHidden();
});

test('a click just after a hover leaves the drop-down open @firefox', async ({ page, header }) => {
  await openByHover(page);
  await runFor(page, 50);
  await header.dropDownButton.click();
  await expect(header.dropDown).toBeVisible();
  await header.dropDownButton.click();
  await expect(header.dropDown).toBeHidden();
});

test('a click closes a drop-down that a short excursion left open', async ({ page, header }) => {
  await header.dropDownButton.click();
  await leave(page);
  await runFor(page, dropDownCloseDelayMs / 2);
  await header.dropDownButton.hover();
  await runFor(page, dropDownOpenDelayMs);
  await expect(header.dropDown).toBeVisible();
  await header.dropDownButton.click();
  await expect(header.dropDown).toBeHidden();
});

test('a tap opens the drop-down until the next tap', async ({ browser }) => {
  const phone = await browser.newPage({ hasTouch: true });
  const { dropDownButton, dropDown } = headerOf(phone);
  await freezeClock(phone);
  await openPage(phone, '/services');
  await dropDownButton.tap();
  await runFor(phone, 2000);
  await expect(dropDown).toBeVisible();
  await dropDownButton.tap();
  await expect(dropDown).toBeHidden();
  await dropDownButton.tap();
  await phone.touchscreen.tap(640, 700);
  await expect(dropDown).toBeHidden();
  await phone.close();
});

test('arrows, Home and End move between button and links', async ({ page, header }) => {
  const [button, links] = [header.dropDownButton, header.dropDownLinks];
  await button.focus();
  for (const [key, stop] of [
    ['ArrowDown', links.first()],
    ['End', links.last()],
    ['ArrowDown', links.last()],
    ['Control+Home', links.last()],
    ['ArrowUp', links.nth(2)],
    ['Home', links.first()],
    ['ArrowUp', button],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stop, key).toBeFocused();
  }
});

test('a drop-down that has the focus stays when the mouse leaves', async ({ page, header }) => {
  await openByHover(page);
  await header.dropDownButton.press('ArrowDown');
  await leave(page);
  await runFor(page, dropDownCloseDelayMs * 4);
  await expect(header.dropDownLinks.first()).toBeFocused();
});

test('Escape closes the drop-down and focuses its button @firefox', async ({ page, header }) => {
  await header.link('Home').focus();
  await openByHover(page);
  await header.dropDownLinks.first().focus();
  await page.keyboard.press('Escape');
  await expect(header.dropDown).toBeHidden();
  await expect(header.dropDownButton).toBeFocused();
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

test('the drop-down of a button at the edge stays inside the window', async ({ page, header }) => {
  await header.dropDownButton.evaluate((button) => {
    Object.assign(button.style, { position: 'fixed', insetInlineStart: '0' });
  });
  await openByHover(page);
  await expect(async () => {
    const panel = await header.dropDown.boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
  }).toPass();
});

test('the drop-down hangs below its button, also scrolled @firefox', async ({ page, header }) => {
  await openByHover(page);
  for (const y of [0, 400]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(async () => {
      const bar = await header.banner.boundingBox();
      const button = await header.dropDownButton.boundingBox();
      const panel = await header.dropDown.boundingBox();
      if (!bar || !button || !panel) throw new Error('There is no panel.');
      expect(panel.y).toBeCloseTo(bar.y + bar.height, 0);
      expect(panel.x + panel.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
    }).toPass();
  }
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
