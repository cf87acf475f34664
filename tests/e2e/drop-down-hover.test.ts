import { expect, test } from '@playwright/test';
import { openWithFrozenClock, rendered, runFor } from '../support/frozen-clock.ts';
import { dropDownButton, dropDownLinks } from '../support/header.ts';
import { hoverAt } from '../support/mouse.ts';

test.beforeEach(async ({ page }) => {
  await page.mouse.move(640, 700);
  await openWithFrozenClock(page, '/gallery');
});

test('hovering opens the drop-down after 200 ms and not before', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 199);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await runFor(page, 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
});

test('leaving before 200 ms have passed opens nothing', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 150);
  await page.mouse.move(640, 700);
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await hoverAt(page, button);
  await runFor(page, 200);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the drop-down closes 150 ms after the mouse has left it and not before', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await page.mouse.move(640, 700);
  await runFor(page, 149);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await runFor(page, 1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(0);
});

test('moving from the button to an entry keeps the drop-down open', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await hoverAt(page, dropDownLinks(page).last());
  await runFor(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 700);
  await runFor(page, 150);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('coming back within 300 ms of closing opens it at once', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await page.mouse.move(640, 700);
  await runFor(page, 150 + 299);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await hoverAt(page, button);
  await rendered(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('coming back later than that opens it after the delay again', async ({ page }) => {
  const button = dropDownButton(page);
  await hoverAt(page, button);
  await runFor(page, 200);
  await page.mouse.move(640, 700);
  await runFor(page, 150 + 301);
  await hoverAt(page, button);
  await runFor(page, 199);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await runFor(page, 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
