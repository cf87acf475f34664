import { expect, type Locator, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
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
  for (const path of [...sites.sample.paths, '/#messageSent', '/']) {
    await openPage(page, path);
    await note();
  }
  for (const open of states(page)) {
    await open();
    await note();
  }
  expect(matches.size).toBeGreaterThan(300);
  const unmatched = [...matches.keys()].filter((selector) => !matches.get(selector));
  const seldom = Object.keys(unseen);
  const isSeldom = (selector: string) => seldom.some((part) => selector.includes(part));
  expect(unmatched.filter((selector) => !isSeldom(selector))).toEqual([]);
  expect(seldom.filter((part) => !unmatched.join().includes(part))).toEqual([]);
});

/** What stands in the selectors that match nothing here, with where they do. */
const unseen = {
  '[data-candle]': 'on a dark hero',
  '="dark"]': 'over it',
  'html:not([data-scroll])': 'with scripts off',
  'main:not(:has(+ *))': 'while a page arrives',
  ':not([data-sealed="&"])': 'in a letter that two have signed',
  '[inert]': 'in a page that fades out',
  dialog: 'beside a picture that is open',
  'section:not(:has(h1, p, li))': 'on a band of links alone, in print',
  'nth-of-type(2n+1)': 'with an odd number of services',
  '[aria-disabled]': 'at a profile without an address',
  '* + .': 'at a heading after other blocks',
  ' > * + *': 'in an item of two blocks',
  ':not(:has(li))': 'in a region without a toast',
  'data-state="closed"': 'at a toast that goes',
  'data-swipe': 'at a toast that is swiped',
};

/** What opens or changes on the home page of the sample site, one after the other. */
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
