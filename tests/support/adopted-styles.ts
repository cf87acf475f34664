import type { Page } from '@playwright/test';
import { nextFrames } from './scrolling.ts';

/** The spacing that WCAG 2.2, 1.4.12, lets a visitor set without losing any text. */
export const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Puts styles over those of the page, past its policy, in place of those put there before. */
export async function adoptStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, styles);
  await nextFrames(page);
}
