import type { Page } from '@playwright/test';
import { nextFrames } from './scrolling.ts';

/** The text spacing with which no text may be lost (WCAG 2.2, 1.4.12). */
export const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Adds styles to the page in spite of its content security policy. Replaces those added before. */
export async function adoptStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, styles);
  await nextFrames(page);
}
