import { expect, type Locator } from '@playwright/test';
import { everySite } from '../support/built-sites.ts';
import { doubleSize, phone, wideSpacing } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

// The page's policy would refuse the styles that these tests add.
test.use({ bypassCSP: true });

const texts = [
  { text: 'its text', css: '', widths: [320, 375, 600, 768, 1280, 1920, 2560] },
  { text: 'widely spaced text', css: wideSpacing, widths: [320, 1024, 1280] },
  { text: 'text of twice the size', css: doubleSize, widths: [320, 375, 1280] },
];

for (const site of everySite) {
  test(`${site.name} shows all of its text at every width and size`, async ({ page }) => {
    for (const path of site.paths) {
      await openPage(page, site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\w/]);
      const style = await page.addStyleTag({ content: '/* of this test */' });
      for (const { text, css, widths } of texts) {
        await style.evaluate((element, rules) => {
          element.textContent = rules;
        }, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const cut = await page.evaluate(findCutText);
          expect(cut, `${text} of ${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });

  test(`on phones pages of ${site.name} start with title, picture`, async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    for (const path of site.paths.filter((each) => each !== '/')) {
      await openPage(page, site.url + path);
      // Without a picture there is nothing to see here.
      const [picture] = await page.locator('main img[fetchpriority=high]').all();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const box = await picture?.boundingBox();
      if (!title || !box) continue;
      expect(box.y, path).toBeGreaterThan(title.y + title.height);
      expect(box.y, path).toBeLessThan(phone.viewport.height);
    }
  });

  test(`${site.name} has targets of 24 px, in its main part 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of site.paths) {
      await openPage(page, site.url + path);
      expect(await lowerThan(page.locator('body'), 24), path).toEqual([]);
      expect(await lowerThan(page.getByRole('main'), 44), path).toEqual([]);
    }
  });
}

test('targets of the mobile menu and the toast are 44 px high', async ({ page, header, toast }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/');
  await toast.show();
  expect(await lowerThan(toast.item, 44)).toEqual([]);
  await header.menuButton.click();
  await expect(header.mobileMenu).toBeVisible();
  expect(await lowerThan(header.banner, 44)).toEqual([]);
});

/**
 * The targets in `part` that are lower than `leastPx` or narrower than 24 px, except the skip link, and links
 * within a sentence, which may be as low as its line.
 */
async function lowerThan(part: Locator, leastPx: number): Promise<string[]> {
  const targets = part
    .locator(':is(a[href]:not([href^="#"]), a[role=link], button, input, textarea)')
    .filter({ visible: true });
  await expect(targets).not.toHaveCount(0);
  return targets.evaluateAll((elements, least) => {
    const targets = elements.filter((element) => getComputedStyle(element).display !== 'inline');
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes
      .filter(({ box }) => box.height < least - 0.01 || box.width < 24 - 0.01)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`);
  }, leastPx);
}

/**
 * Returns the texts that are not completely visible: cut off by the viewport or by an element that hides
 * overflow, outside the header's bar, or overlapping other texts; and whether the page is too wide for the
 * window. It runs in the page.
 */
function findCutText(): string[] {
  const lines: { text: string; box: DOMRect; parent: Element }[] = [];
  const cut: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) > innerWidth) cut.push('The page');
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
    for (let host: Element | null = parent; host !== document.body; host = host.parentElement) {
      if (!host) break;
      const mayCut = host.tagName === 'HEADER' || getComputedStyle(host).overflowY !== 'visible';
      if (mayCut && !isWithin(box, host.getBoundingClientRect())) {
        cut.push(`${text} (in ${host.tagName})`);
      }
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

  /** Whether two lines overlap: their boxes are higher than text, and end with the space after a letter. */
  function meet(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const lineHeight = Math.min(one.height, other.height);
    return width > lineHeight / 7 && height > lineHeight / 2;
  }
}
