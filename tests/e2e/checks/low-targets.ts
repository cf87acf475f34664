import { expect, type Locator } from '@playwright/test';

/**
 * The targets in `part` that are lower than 44 px or narrower than 24 px, except the skip link, and links within
 * a sentence, which may be as low as its line.
 */
export async function findLowTargets(part: Locator): Promise<string[]> {
  const targets = part
    .locator(':is(a[href]:not([href^="#"]), a[role=link], button, input, textarea)')
    .filter({ visible: true });
  await expect(targets).not.toHaveCount(0);
  return targets.evaluateAll((elements) => {
    const targets = elements.filter((element) => getComputedStyle(element).display !== 'inline');
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes
      .filter(({ box }) => box.height < 44 - 0.01 || box.width < 24 - 0.01)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`);
  });
}
