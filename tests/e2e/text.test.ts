import { expect } from '@playwright/test';
import { openPage } from '../support/loading.ts';
import { boxOf } from '../support/mouse.ts';
import { test } from '../support/test.ts';

test('a wide table breaks no price, is shaded, and scrolls by keys @firefox', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/for-venues/questions');
  const around = page.locator('div:has(> table)');
  const row = around.locator('tr', { hasText: 'Up to 120' });
  await expect(row).toHaveJSProperty('clientHeight', 45);
  await page.getByRole('link', { name: 'in thirds' }).focus();
  await page.keyboard.press('Tab');
  await expect(around).toBeFocused();
  // These pixels are at the right edge, above the text of the table, so only the shade can change them.
  const { x, y, width } = await boxOf(around);
  const edge = () => page.screenshot({ clip: { x: x + width - 16, y, width: 16, height: 6 } });
  const shade = await edge();
  await around.evaluate((element) => element.scrollTo(1000, 0));
  expect(await edge()).not.toEqual(shade);
});

test('a table of five columns is wider than the text around it', async ({ page }) => {
  await openPage(page, '/for-venues/questions');
  const answer = page.locator('p', { hasText: 'A year ahead' });
  const { width } = await boxOf(answer);
  expect((await boxOf(page.locator('table'))).width).toBeGreaterThan(2 * width);
});

test('a table that is a little too wide is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/for-venues/questions');
  const table = page.locator('table');
  const around = page.locator('div:has(> table)');
  // The table gets one column, which is 12 px wider than the text around the table.
  const { width } = await boxOf(page.locator('h1'));
  await table.evaluate((it, px) => {
    for (const cell of it.querySelectorAll('tr > * + *')) cell.remove();
    it.style.width = `${px}px`;
  }, width + 12);
  const { right } = await around.evaluate((it) => it.getBoundingClientRect());
  expect((await table.evaluate((it) => it.getBoundingClientRect())).right).toBeLessThan(right);
});

/** Returns the words of an element that are on more than one line. It runs in the page. */
function findCutWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (range.getClientRects().length > 1) cut.push(word);
    }
  }
  return cut;
}

test('no word of a heading that fits a line is cut', async ({ page }) => {
  for (const path of ['/no-such-page', '/services']) {
    await openPage(page, path);
    for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const heading of await page.locator('h1, h2').all())
        expect(await heading.evaluate(findCutWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('in a quote, bold is not synthesized, and emphasis is upright', async ({ page }) => {
  await openPage(page, '/our-story');
  const quote = page.locator('p:has(strong):has(em)').last();
  await expect(quote).toHaveCSS('font-style', 'italic');
  await expect(quote.locator('em')).toHaveCSS('font-style', 'normal');
  await expect(quote.locator('strong')).toHaveCSS('font-synthesis', 'none');
});
