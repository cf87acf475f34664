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
import { openPage } from '../support/loading.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';

test('hovering opens the drop-down, its entries keep it open, leaving closes it', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.gallery.path);
  const button = dropDownButton(page);
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

test('leaving before the delay opens nothing; coming back within 300 ms of closing skips it, later it does not', async ({
  page,
}) => {
  await openWithFrozenClock(page, routes.gallery.path);
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, dropDownOpenDelayMs - 1);
  await page.mouse.move(640, 700);
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
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

test('a click opens the drop-down, the next one closes it for good, and so does one elsewhere', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWithFrozenClock(page, routes.gallery.path);
  const button = dropDownButton(page);
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await clickAt(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(640, 700);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click just after a hover has opened the drop-down leaves it open, a later one closes it', async ({
  page,
}) => {
  await openWithFrozenClock(page, routes.gallery.path);
  const button = dropDownButton(page);
  for (const [openForMs, isOpen] of [
    [50, 'true'],
    [2000, 'false'],
  ] as const) {
    await hoverAt(page, button);
    await runFor(page, dropDownOpenDelayMs + openForMs);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await clickAt(page, button);
    await rendered(page);
    await expect(button).toHaveAttribute('aria-expanded', isOpen);
    await page.mouse.move(640, 700);
    await runFor(page, 1000);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens the drop-down until the next one, there or elsewhere', async ({ page }) => {
    await openWithFrozenClock(page, routes.gallery.path);
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

test('keys open the drop-down and go through it, Escape gives the focus back, and a closed one takes none', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.gallery.path);
  const button = dropDownButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const link of await dropDownLinks(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
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
});

test('Tab goes through the open drop-down and out of it, which closes it', async ({ page }) => {
  await openPage(page, routes.gallery.path);
  await dropDownButton(page).press('Enter');
  for (const link of await dropDownLinks(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'gallery')).toBeFocused();
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a pointer that drifts away leaves the drop-down to the visitor who uses keys in it', async ({
  page,
}) => {
  await openWithFrozenClock(page, routes.gallery.path);
  await dropDownButton(page).focus();
  await hoverAt(page, dropDownButton(page));
  await page.keyboard.press('ArrowDown');
  await expect(dropDownLinks(page).first()).toBeFocused();
  await page.mouse.move(5, 700);
  await runFor(page, dropDownCloseDelayMs * 4);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).first()).toBeFocused();
});
