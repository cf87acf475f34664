import type { Locator, Page } from '@playwright/test';

/**
 * Focuses each element that Tab reaches, in order and then backwards. The focus ring has to be visible already, as
 * after a key press. Returns the elements that are out of sight while focused, or whose top, middle or bottom is
 * covered.
 */
export function findCoveredFocus(page: Page): Promise<string[]> {
  const targets = page.locator('a[href], :is(button, input, textarea):enabled');
  return findCovered(targets.filter({ visible: true }));
}

/** Focuses each of these elements, in order and then backwards. Returns the elements that are covered while focused. */
export function findCovered(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((targets: HTMLElement[]) => {
    if (targets.length === 0) return ['There is nothing to focus.'];
    const isCovered = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      // Chromium scrolls only the caret's line of a field into view, not the space above it. So that line is checked.
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
