import { expect, type Page } from '@playwright/test';
import { everySite, sites } from '../support/built-sites.ts';
import { doubleSize, phone, setStyles, wideSpacing } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';
import { expectNoFault, narrow, wide } from './checks/axe.ts';
import { findCoveredFocus } from './checks/covered-focus.ts';
import { findCutText } from './checks/cut-text.ts';

/* Each page is opened once, in a tab of its own, which its tests only resize. */

test.describe.configure({ mode: 'parallel' });

/** Styles that put a word of 24 letters before each text that an owner may write. */
const longWords =
  ':is(h1, h2, h3, p, li, a, button, label, th, td, figcaption, span)::before { content: "Donaudampfschiffahrtsamt " }';

const texts = [
  { text: 'its text', css: '', widths: [320, 375, 600, 768, 1280, 1920, 2560] },
  { text: 'widely spaced text', css: wideSpacing, widths: [320, 1024, 1280] },
  { text: 'text of twice the size', css: doubleSize, widths: [320, 375, 1280] },
  { text: 'long words of twice the size', css: doubleSize + longWords, widths: [320] },
];

for (const site of everySite) {
  for (const path of site.paths) {
    test.describe(`${path} of ${site.name}`, () => {
      test.describe.configure({ mode: 'default' });
      let page: Page;

      test.beforeAll(async ({ browser }) => {
        page = await browser.newPage();
        await openPage(page, site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\w/]);
      });

      test.afterAll(() => page.close());

      test('hydration adds no styles to the page', async () => {
        // Rules that Emotion does not find in the page's own style element would be inserted into another one.
        expect(await page.locator('style').count()).toBe(1);
      });

      test('the page shows all of its text at every width and size', async () => {
        for (const { text, css, widths } of texts) {
          await setStyles(page, css);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            expect(await page.evaluate(findCutText), `${text} at ${width} px`).toEqual([]);
          }
        }
        await setStyles(page, '');
      });

      test('nothing covers the focus', async () => {
        for (const screen of [wide, phone.viewport]) {
          await page.setViewportSize(screen);
          // Once a key has been pressed, the browser draws a ring around an element that a script focuses.
          await page.keyboard.press('Tab');
          expect(await findCoveredFocus(page), `at ${screen.width} px`).toEqual([]);
        }
      });

      // The layouts and the styles of print are the same for every content.
      if (site !== sites.sample) return;

      test('axe finds no fault with the page', async () => {
        // A focused skip link lies above the logo. Axe would wrongly apply the logo's blend mode to the link's colours.
        await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
        await expectNoFault(page, narrow, wide);
      });

      test('the page prints its logo and its text, in black, and no controls', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('img').first()).toBeVisible();
        await expect(banner.getByRole('navigation')).toBeHidden();
        await expect(page.locator('form, button').filter({ visible: true })).toHaveCount(0);
        const withText = page
          .locator('html, body, body *')
          .filter({ visible: true, hasText: /\w/ });
        expect(await withText.count()).toBeGreaterThan(4);
        const colours = await withText.evaluateAll((elements) =>
          elements.map((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return `${color} on ${backgroundColor}`;
          }),
        );
        expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
        await page.emulateMedia({ media: null });
      });
    });
  }
}
