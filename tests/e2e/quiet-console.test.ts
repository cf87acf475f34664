import { expect } from '@playwright/test';
import { openPage } from '../support/loading.ts';
import { consoleOf } from '../support/messages.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('page changes, form and menus leave the console empty @firefox', async ({
  page,
  header,
  toast,
}) => {
  await openPage(page, '/');
  await header.dropDownButton.click();
  await page.keyboard.press('Escape');
  await toast.show();
  await toast.closeButton.click();
  await expect(toast.item).toHaveCount(0);
  for (const [label, heading] of [
    ['Our Story', 'It Began With a Borrowed Van'],
    ['Services', 'What We Do'],
    ['Gallery', 'Twelve Days in Pictures'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await expectSettledPage(page, heading);
  }
  await page.goBack();
  await expectSettledPage(page, 'What We Do');
  await page.setViewportSize({ width: 460, height: 812 });
  await header.menuButton.click();
  await page.keyboard.press('Escape');
  expect(await consoleOf(page)).toEqual([]);
});
