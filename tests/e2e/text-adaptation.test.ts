import { expect, type Page, test } from '@playwright/test';
import { cutWords } from '../support/cut-words.ts';
import { openPage } from '../support/open-page.ts';
import { nextFrames } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';

/** What WCAG 2, 1.4.12, has every page bear. */
const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

const largeText = 'html{font-size:200%!important}';

const adaptations = [
  { what: 'wide spacing of its text', css: wideSpacing, widths: [320, 1024, 1280] },
  { what: 'text of twice the size', css: largeText, widths: [1280] },
];

for (const { what, css, widths } of adaptations) {
  for (const width of widths) {
    for (const { name, path, heading } of everyPage) {
      test(`${name} shows all its words with ${what} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
        await adapt(page, css);
        expect(await cutWords(page)).toEqual([]);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
      });
    }
  }
}

/** Puts a visitor's own styles over those of the page, past its policy. */
async function adapt(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, css);
  await nextFrames(page);
}
