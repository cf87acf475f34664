import type { Page } from '@playwright/test';

/** A phone's screen, as options for `test.use`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

/** The screens on which pictures are checked, from a small phone to a large desktop. */
export const screens = [
  { width: 320, height: 640 },
  phone.viewport,
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** The styles of a visitor who has doubled the text size. */
export const doubleSize = 'html { font-size: 200% !important }';

/** The text spacing with which no text may be lost (WCAG 2.2, 1.4.12). */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Gives the page these styles, in place of those of the last call. */
export function setStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
