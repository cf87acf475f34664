import { expect, type Locator, type Page } from '@playwright/test';
import { everySite } from '../support/built-sites.ts';
import { phone } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

/* What has two looks shows the one of its state. */

const iconsOf = (button: Locator) =>
  button.locator('svg').filter({ visible: true }).locator('path').getAttribute('d');

test('the menu button shows bars, and a cross while the menu is open @firefox', async ({
  page,
  header,
}) => {
  await page.setViewportSize(phone.viewport);
  await openPage(page, '/');
  const bars = await iconsOf(header.menuButton);
  await header.menuButton.click();
  await expect.poll(() => iconsOf(header.menuButton)).not.toBe(bars);
  await header.menuButton.click();
  await expect.poll(() => iconsOf(header.menuButton)).toBe(bars);
});

test('the arrow of the drop-down turns while it is open @firefox', async ({ page, header }) => {
  await openPage(page, '/gallery');
  const arrow = header.dropDownButton.locator('svg');
  await expect(arrow).toHaveCSS('transform', 'none');
  await header.dropDownButton.click();
  await expect(arrow).toHaveCSS('transform', /^matrix\(-1, /);
});

test('the buttons of the viewer are pale at its ends', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }));
  for (const [key, pale, strong] of [
    ['Home', previous, next],
    ['End', next, previous],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pale ?? page.locator('html')).toHaveCSS('opacity', '0.4');
    await expect(strong ?? page.locator('body')).toHaveCSS('opacity', '1');
  }
});

test('each selector of the styles matches something in some state', async ({ page }) => {
  const matches = new Map<string, boolean>();
  async function note() {
    for (const [selector, isMatched] of await page.evaluate(readSelectors))
      matches.set(selector, isMatched || matches.get(selector) === true);
  }
  for (const { url, paths } of everySite) {
    for (const path of paths) {
      await openPage(page, url + path);
      await note();
    }
    await openPage(page, `${url}/#messageSent`);
    await note();
    await openPage(page, url);
    for (const open of states(page)) {
      await open();
      await note();
    }
  }
  expect(matches.size).toBeGreaterThan(400);
  const unmatched = [...matches.keys()].filter((selector) => !matches.get(selector));
  expect(unmatched.filter((selector) => !unseen.test(selector))).toEqual([]);
});

/** States that pass at once, pages without scripts, an open picture, and blocks that stand in no text here. */
const unseen =
  /\[inert\]|data-swipe|main:not\(:has|data-state="closed"|:not\(:has\(li|not\(\[data-(?:scroll|hero)|data-unlit|="dark"\]\):not|not\(:has\(\+ main|dialog|\* \+ |nth-of-type/;

/** What opens or changes on any home page, one after the other. */
function states(page: Page) {
  const form = page.locator('form');
  return [
    () => page.locator('header li > button').click(),
    () => page.setViewportSize(phone.viewport),
    () => page.locator('header nav > div > button').click(),
    () => page.setViewportSize({ width: 1280, height: 900 }),
    () => page.mouse.wheel(0, 500),
    () => form.evaluate((element: HTMLFormElement) => element.requestSubmit()),
    async () => {
      for (const field of await form.locator('input, textarea').all()) await field.fill('me@we.us');
      await form.getByRole('button').click();
      await page.locator('[role=region] li').waitFor();
    },
  ];
}

/** The selectors of all styles, and whether each matches something, whatever the pointer and the focus are on. */
function readSelectors(): [selector: string, isMatched: boolean][] {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const selectors = rules.flatMap((rule) => rule.selectorText.split(/,(?![^(]*\))/));
  return selectors.map((selector) => {
    const lasting = selector
      .replace(/::[\w-]+(\([^)]*\))?/g, '')
      .replace(/:(hover|active|focus(-\w+)?|autofill|user-invalid)/g, '')
      .replace(':not()', '');
    return [selector, document.querySelector(lasting.trim() || '*') !== null];
  });
}
