import { expect, type Page } from '@playwright/test';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { runFor } from '../support/frozen-clock.ts';
import { headerOf } from '../support/header.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test.use({ path: '/services' });

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

test('coming back soon skips the delay, later waits for it', async ({ page, header }) => {
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
