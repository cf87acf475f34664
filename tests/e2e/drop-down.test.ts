import { expect, type Page } from '@playwright/test';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { freezeClock, runFor } from '../support/frozen-clock.ts';
import { dropDownButton, dropDownLinks, dropDownPanel, headerLink } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

const tag = '@firefox';

test.use({ path: routes.services.path });

test('hovering opens the drop-down after its delay', { tag }, async ({ page }) => {
  await hoverAt(page, dropDownButton(page));
  await runFor(page, dropDownOpenDelayMs - 1);
  await expect(dropDownPanel(page)).toBeHidden();
  await runFor(page, 1);
  for (const link of await dropDownLinks(page).all()) await expect(link).toBeVisible();
});

test('a hover shorter than the delay opens nothing', async ({ page }) => {
  await hoverAt(page, dropDownButton(page));
  await runFor(page, dropDownOpenDelayMs - 1);
  await leave(page);
  await runFor(page, 1000);
  await expect(dropDownPanel(page)).toBeHidden();
});

test('leaving closes the drop-down after its delay', async ({ page }) => {
  await openByHover(page);
  await hoverAt(page, dropDownLinks(page).last());
  await runFor(page, 1000);
  await expect(dropDownPanel(page)).toBeVisible();
  await leave(page);
  await runFor(page, dropDownCloseDelayMs - 1);
  await expect(dropDownPanel(page)).toBeVisible();
  await runFor(page, 1);
  await expect(dropDownPanel(page)).toBeHidden();
});

test('leaving closes the drop-down even while it opens', async ({ page }) => {
  await hoverAt(page, dropDownButton(page));
  await dropDownButton(page).evaluate((button, delayMs) => {
    const left = new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body });
    setTimeout(() => button.dispatchEvent(left), delayMs);
  }, dropDownOpenDelayMs);
  await runFor(page, dropDownOpenDelayMs);
  await expect(dropDownPanel(page)).toBeVisible();
  await runFor(page, dropDownCloseDelayMs);
  await expect(dropDownPanel(page)).toBeHidden();
});

for (const { when, awayMs, isOpen } of [
  { when: 'soon after closing skips the delay', awayMs: dropDownSkipDelayMs - 1, isOpen: true },
  { when: 'later waits for it', awayMs: dropDownSkipDelayMs, isOpen: false },
]) {
  test(`coming back ${when}`, async ({ page }) => {
    await openByHover(page);
    await leave(page);
    await runFor(page, dropDownCloseDelayMs + awayMs);
    await expect(dropDownPanel(page)).toBeHidden();
    await hoverAt(page, dropDownButton(page));
    await expect(dropDownPanel(page)).toBeVisible({ visible: isOpen });
  });
}

test('a click toggles the drop-down at once', { tag }, async ({ page }) => {
  for (const isOpen of [true, false, true]) {
    await clickAt(page, dropDownButton(page));
    await expect(dropDownPanel(page)).toBeVisible({ visible: isOpen });
    await runFor(page, 1000);
    await expect(dropDownPanel(page)).toBeVisible({ visible: isOpen });
  }
  await page.mouse.click(640, 700);
  await expect(dropDownPanel(page)).toBeHidden();
});

test('a click just after a hover leaves the drop-down open', { tag }, async ({ page }) => {
  await openByHover(page);
  await runFor(page, 50);
  await clickAt(page, dropDownButton(page));
  await expect(dropDownPanel(page)).toBeVisible();
  await clickAt(page, dropDownButton(page));
  await expect(dropDownPanel(page)).toBeHidden();
});

test('a tap opens the drop-down until the next tap', async ({ browser }) => {
  const phone = await browser.newPage({ hasTouch: true });
  await freezeClock(phone);
  await openPage(phone, routes.services.path);
  await dropDownButton(phone).tap();
  await runFor(phone, 2000);
  await expect(dropDownPanel(phone)).toBeVisible();
  await dropDownButton(phone).tap();
  await expect(dropDownPanel(phone)).toBeHidden();
  await dropDownButton(phone).tap();
  await phone.touchscreen.tap(640, 700);
  await expect(dropDownPanel(phone)).toBeHidden();
  await phone.close();
});

test('arrows, Home and End move between button and links', async ({ page }) => {
  const [button, links] = [dropDownButton(page), dropDownLinks(page)];
  await button.focus();
  for (const [key, stop] of [
    ['ArrowDown', links.first()],
    ['End', links.last()],
    ['ArrowDown', links.last()],
    ['Control+Home', links.last()],
    ['ArrowUp', links.nth(services.length - 2)],
    ['Home', links.first()],
    ['ArrowUp', button],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stop, key).toBeFocused();
  }
});

test('a drop-down that has the focus stays when the mouse leaves', async ({ page }) => {
  await openByHover(page);
  await dropDownButton(page).press('ArrowDown');
  await leave(page);
  await runFor(page, dropDownCloseDelayMs * 4);
  await expect(dropDownLinks(page).first()).toBeFocused();
});

test('Escape closes the drop-down and focuses its button', { tag }, async ({ page }) => {
  await headerLink(page, 'home').focus();
  await openByHover(page);
  await dropDownLinks(page).first().focus();
  await page.keyboard.press('Escape');
  await expect(dropDownPanel(page)).toBeHidden();
  await expect(dropDownButton(page)).toBeFocused();
});

test('Tab leads through the drop-down and on, which closes it', { tag }, async ({ page }) => {
  await dropDownButton(page).press('Enter');
  for (const link of await dropDownLinks(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
  await expect(dropDownPanel(page)).toBeHidden();
});

test('choosing an entry closes the drop-down, also again', async ({ page }) => {
  for (const { title } of [...services, ...services.slice(-1)]) {
    await clickAt(page, dropDownButton(page));
    await clickAt(page, dropDownLinks(page).filter({ hasText: title }));
    await expect(dropDownPanel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  }
});

test('the drop-down hangs below its button, also while scrolling', { tag }, async ({ page }) => {
  await openByHover(page);
  for (const y of [0, 400]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(async () => {
      const button = await dropDownButton(page).boundingBox();
      const panel = await dropDownPanel(page).boundingBox();
      if (!button || !panel) throw new Error('There is no panel.');
      expect(panel.y).toBeCloseTo(button.y + button.height, 0);
      expect(panel.x + panel.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
    }).toPass();
  }
});

async function openByHover(page: Page): Promise<void> {
  await hoverAt(page, dropDownButton(page));
  await runFor(page, dropDownOpenDelayMs);
  await expect(dropDownPanel(page)).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 700);
}
