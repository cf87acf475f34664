import type { Locator, Page } from '@playwright/test';

/**
 * Gives the focus to each element that Tab reaches, in order and back, as Tab does; it has to be shown already.
 * Returns those that are out of sight then, or of which something covers the middle or an end in the window.
 */
export function findCoveredFocus(page: Page): Promise<string[]> {
  const targets = page.locator('a[href], :is(button, input, textarea):enabled');
  return findCovered(targets.filter({ visible: true }));
}

/** Returns those of these elements that are covered while they have the focus, which they get if they have not. */
export function findCovered(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((targets: HTMLElement[]) => {
    if (targets.length === 0) return ['There is nothing to focus.'];
    const isCovered = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      // Of a field of several lines Chromium brings the one with the caret into view, without the space above it.
      const { paddingTop, lineHeight } = getComputedStyle(element);
      const firstLine = top + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2;
      const isField = element instanceof HTMLTextAreaElement;
      const heights = isField ? [firstLine] : [top + 2, (top + bottom) / 2, bottom - 2];
      const points = heights.filter((y) => y > 0 && y < innerHeight);
      const isSeen = (y: number) => {
        const hit = document.elementFromPoint(middle, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      return points.length === 0 || !points.every(isSeen);
    };
    const covered: string[] = [];
    for (const element of [...targets, ...targets.toReversed()]) {
      if (document.activeElement !== element) element.focus();
      if (document.activeElement !== element) covered.push(`${element.outerHTML} has no focus`);
      if (isCovered(element)) covered.push(element.outerHTML);
    }
    return covered;
  });
}
