import type { Page } from '@playwright/test';

/** A run of words as the page shows it. */
export interface VisibleText {
  text: string;
  /** Holds where it reaches a contrast of 4.5 to 1 on white (WCAG 2, 1.4.3). */
  isDark: boolean;
  /** Holds where nothing but white, or nothing at all, lies under it; pictures are not looked at. */
  isOnWhite: boolean;
}

/** All words that the page shows, with their colours. */
export function visibleTexts(page: Page): Promise<VisibleText[]> {
  return page.evaluate(() => {
    function channels(colour: string): number[] {
      return colour.match(/[\d.]+/g)?.map(Number) ?? [];
    }
    function luminance(rgb: number[]): number {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    const texts: VisibleText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const isDark = 1.05 / (luminance(channels(getComputedStyle(parent).color)) + 0.05) >= 4.5;
      let isOnWhite = true;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const [r = 0, g = 0, b = 0, alpha = 1] = channels(
          getComputedStyle(element).backgroundColor,
        );
        if (alpha > 0 && Math.min(r, g, b) < 255) isOnWhite = false;
      }
      texts.push({ text, isDark, isOnWhite });
    }
    return texts;
  });
}
