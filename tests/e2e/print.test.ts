import { expect, type Page, test } from '@playwright/test';
import { whiteContrast } from '../support/contrast.ts';
import { openPage } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';

test('every page prints in ink on white, without its header, with the addresses of its links', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.locator('form, button').filter({ visible: true }), path).toHaveCount(0);

    const texts = await visibleTexts(page);
    expect(texts.length, path).toBeGreaterThan(5);
    for (const { text, colour, grounds } of texts) {
      expect(whiteContrast(colour), `${text} on ${path}`).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds) {
        expect(ground, `${text} on ${path}`).toMatch(/, 0\)$|^rgb\(255, 255, 255\)$/);
      }
    }

    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    const printed = await links.evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
    );
    expect(printed.length, path).toBeGreaterThan(1);
    for (const [content, href] of printed) expect(content, path).toContain(`${href}`);
  }
});

/** All words that the page shows, each with its colour and those of the grounds that it stands on. */
function visibleTexts(page: Page) {
  return page.evaluate(() => {
    const texts: { text: string; colour: string; grounds: string[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const grounds: string[] = [];
      for (let host: Element | null = parent; host; host = host.parentElement) {
        grounds.push(getComputedStyle(host).backgroundColor);
      }
      texts.push({ text, colour: getComputedStyle(parent).color, grounds });
    }
    return texts;
  });
}
