import { expect, test } from '@playwright/test';
import {
  dropDownCloseDelayMs,
  dropDownOpenDelayMs,
  dropDownSkipDelayMs,
} from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { dropDownButton, dropDownLinks, headerLink } from '../support/header.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';

test.beforeEach(({ page }) => openWithFrozenClock(page, routes.gallery.path));

test('hovering opens the drop-down after 200 ms, its entries keep it open, leaving closes it after 150 ms', {
  tag: '@firefox',
}, async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, dropDownOpenDelayMs - 1);
  await page.mouse.move(640, 700);
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await hoverAt(page, button);
  await runFor(page, dropDownOpenDelayMs - 1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await runFor(page, 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page)).toHaveCount(services.length);
  for (const [index, { title, menuSentence }] of services.entries()) {
    await expect(dropDownLinks(page).nth(index).getByText(title)).toBeVisible();
    await expect(dropDownLinks(page).nth(index).getByText(menuSentence)).toBeVisible();
  }
  await hoverAt(page, dropDownLinks(page).last());
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 700);
  await runFor(page, dropDownCloseDelayMs - 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await runFor(page, 1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(0);
});

test('coming back within 300 ms of closing skips the delay, later it does not', async ({
  page,
}) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, dropDownOpenDelayMs);
  for (const [awayMs, isOpen] of [
    [dropDownSkipDelayMs - 1, 'true'],
    [dropDownSkipDelayMs, 'false'],
  ] as const) {
    await page.mouse.move(640, 700);
    await runFor(page, dropDownCloseDelayMs + awayMs);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await hoverAt(page, button);
    await rendered(page);
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
  }
});

test('a click toggles the drop-down at once, but for one just after a hover has opened it, and one elsewhere closes it', {
  tag: '@firefox',
}, async ({ page }) => {
  const button = dropDownButton(page);
  for (const isOpen of ['true', 'false', 'true']) {
    await clickAt(page, button);
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
    await runFor(page, 1000);
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
  }
  await page.mouse.click(640, 700);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  for (const [openForMs, isOpen] of [
    [50, 'true'],
    [2000, 'false'],
  ] as const) {
    await page.mouse.move(640, 700);
    await runFor(page, 1000);
    await hoverAt(page, button);
    await runFor(page, dropDownOpenDelayMs + openForMs);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await clickAt(page, button);
    await rendered(page);
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens the drop-down until the next one, there or elsewhere', async ({ page }) => {
    const button = dropDownButton(page);
    await button.tap();
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    await runFor(page, 2000);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(640, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('keys open the drop-down and go through it, whatever the mouse does; Escape gives the focus back, Tab leads on, and a closed one takes none', {
  tag: '@firefox',
}, async ({ page }) => {
  const button = dropDownButton(page);
  await button.focus();
  await hoverAt(page, button);
  await page.keyboard.press('ArrowDown');
  await page.mouse.move(5, 700);
  await runFor(page, dropDownCloseDelayMs * 4);
  for (const link of await dropDownLinks(page).all()) {
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Control+Home');
  await expect(dropDownLinks(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  // While it fades out.
  const focused = await dropDownLinks(page).evaluateAll((links) =>
    links.filter((link) => {
      link.focus();
      return link === document.activeElement;
    }),
  );
  expect(focused).toEqual([]);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  for (const link of await dropDownLinks(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
