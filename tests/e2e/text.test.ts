import { expect } from '@playwright/test';
import { openPage } from '../support/loading.ts';
import { boxOf } from '../support/mouse.ts';
import { test } from '../support/test.ts';

test('a wide table breaks no price, is shaded, and scrolls by keys @firefox', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/for-venues/questions');
  const around = page.locator('div:has(> table)');
  for (const row of await around.locator('tbody tr').all())
    await expect(row).toHaveJSProperty('clientHeight', 45);
  await page.getByRole('link', { name: 'our prices' }).focus();
  await page.keyboard.press('Tab');
  await expect(around).toBeFocused();
  // These pixels are at the right edge, above the text of the table, so only the shade can change them.
  const { x, y } = await boxOf(around);
  const edge = () => page.screenshot({ clip: { x: x + 250, y, width: 16, height: 6 } });
  const shade = await edge();
  await around.evaluate((element) => element.scrollTo(1000, 0));
  expect(await edge()).not.toEqual(shade);
});

test('in a quote, bold is not synthesized, and emphasis is upright', async ({ page }) => {
  await openPage(page, '/our-story');
  const quote = page.locator('p:has(strong):has(em)').last();
  await expect(quote).toHaveCSS('font-style', 'italic');
  await expect(quote.locator('em')).toHaveCSS('font-style', 'normal');
  await expect(quote.locator('strong')).toHaveCSS('font-synthesis', 'none');
});

test('a task has a checkbox in place of a list marker', async ({ page }) => {
  await openPage(page, '/for-venues/questions');
  for (const [text, mark] of [
    ['A second one', 'none'],
    ['Our van', 'disc'],
  ] as const)
    await expect(page.locator('li', { hasText: text })).toHaveCSS('list-style-type', mark);
  await expect(page.getByRole('checkbox', { name: 'A first drawing' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A second one' })).not.toBeChecked();
});
