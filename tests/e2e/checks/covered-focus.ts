import type { Locator, Page } from '@playwright/test';

/**
 * Focuses each element that Tab reaches, in order and then backwards. The focus ring has to be visible already, as
 * after a key press. Returns the elements that are out of sight while focused, or of which a line's top, middle or
 * bottom is covered.
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
      // Chromium scrolls only the caret's line of a field into view, not the space above it. So that line is checked.
      const { paddingTop, lineHeight } = getComputedStyle(element);
      const firstLine = Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2;
      const isField = element instanceof HTMLTextAreaElement;
      // A link within a text has a box for each of its lines.
      const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const heights = isField ? [top + firstLine] : [top + 2, (top + bottom) / 2, bottom - 2];
        return heights.map((y) => ({ x: (left + right) / 2, y }));
      });
      const inWindow = points.filter(({ y }) => y > 0 && y < innerHeight);
      const isSeen = ({ x, y }: { x: number; y: number }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      return inWindow.length === 0 || !inWindow.every(isSeen);
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
