import type { Page } from '@playwright/test';

/**
 * Returns the texts that are not completely visible: cut off by the viewport or by an element that hides
 * overflow, outside the header's bar, or overlapping other texts.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; box: DOMRect; parent: Element }[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (isVisuallyHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) lines.push({ text, box, parent });
    }
    for (const { text, box, parent } of lines) {
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) cut.push(text);
      for (let host: Element | null = parent; host; host = host.parentElement) {
        const isBar = host.tagName === 'HEADER';
        if (!isBar && getComputedStyle(host).overflowY === 'visible') continue;
        if (host === document.documentElement || host === document.body) continue;
        if (!isWithin(box, host.getBoundingClientRect())) cut.push(`${text} (in ${host.tagName})`);
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.parent !== other.parent && meet(one.box, other.box)) {
          cut.push(`${one.text} over ${other.text}`);
        }
      }
    }
    return cut;

    /** Whether an element is for assistive technology only, or off screen until it has focus. */
    function isVisuallyHidden(element: Element): boolean {
      for (let host: Element | null = element; host; host = host.parentElement) {
        if (getComputedStyle(host).clipPath !== 'none') return true;
        if (host.getBoundingClientRect().bottom <= 0 && host.tagName === 'A') return true;
      }
      return false;
    }

    function isWithin(box: DOMRect, host: DOMRect): boolean {
      const gaps = [box.left - host.left, host.right - box.right, box.top - host.top];
      return [...gaps, host.bottom - box.bottom].every((gap) => gap > -1);
    }

    /** Whether two lines overlap by more than half: line boxes are higher than their text. */
    function meet(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > Math.min(one.height, other.height) / 2;
    }
  });
}
