import { expect, type Locator, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { fieldKeys, sentText, sentTitle, typed } from '../support/contact-form.ts';
import { clearHeader, solidHeader } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { test } from '../support/test.ts';

// Firefox, which Playwright cannot tell so, has them off in a project of its own.
test.use({ javaScriptEnabled: false });

// These poll what can be read at once: Playwright's own waiting hangs in a Firefox without scripts.

test('without scripts every page can be read, and its header stays', async ({ page, header }) => {
  const bottom = () =>
    page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom);
  const hidden = [sentTitle, sentText, 'Write Another Message'];
  for (const path of sites.sample.paths) {
    await page.goto(path);
    // A script of the page would have set this attribute.
    expect(await page.evaluate(() => document.documentElement.dataset.scroll)).toBeUndefined();
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.isVisible(), path).toBe(true);
    expect(await hiddenTexts(page), path).toEqual(path === '/' ? hidden : []);
    expect(await header.read(), path).toBe(path === '/' ? clearHeader : solidHeader);
    expect(await bottom(), path).toBeGreaterThan(40);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    if (path === '/') await expect.poll(bottom).toBeLessThanOrEqual(0);
    else expect(await bottom(), path).toBeGreaterThan(40);
  }
});

for (const { menu, width, button, panel } of [
  { menu: 'mobile menu', width: 460, button: 'menuButton', panel: 'mobileMenu' },
  { menu: 'drop-down', width: 1280, button: 'dropDownButton', panel: 'dropDown' },
] as const) {
  test(`without scripts the ${menu} works with mouse and keys`, async ({ page, header }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/gallery');
    const link = header[panel].getByRole('link').first();
    const isOpen = () => header[panel].isVisible();
    expect(await isOpen()).toBe(false);
    for (const opened of [true, false]) {
      await clickAt(header[button]);
      await expect.poll(isOpen).toBe(opened);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectFocus(link);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expectFocus(header[button]);
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    const address = await link.getAttribute('href');
    await clickAt(link);
    await expect.poll(() => page.url()).toMatch(new RegExp(`${address}$`));
    expect(await isOpen()).toBe(false);
  });
}

test('without scripts a message is confirmed and cleared, not sent', async ({ page, form }) => {
  await page.goto('/');
  for (const key of fieldKeys) {
    await form.field(key).evaluate((input) => input.focus());
    await page.keyboard.insertText(typed[key]);
  }
  await form.submitButton.evaluate((button) => button.focus());
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('main').getByText(sentText);
  await expect.poll(() => confirmation.isVisible()).toBe(true);
  expect(await form.submitButton.isVisible()).toBe(false);
  const { y = 0 } = (await confirmation.boundingBox()) ?? {};
  // Under the header's place and the edge of the letter.
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(300);
  await page.getByRole('link', { name: 'Write Another Message' }).evaluate((link) => link.focus());
  await page.keyboard.press('Enter');
  await expect.poll(() => form.submitButton.isVisible()).toBe(true);
  for (const key of fieldKeys) expect(await form.field(key).inputValue()).toBe('');
  await form.expectNothingSent();
});

/** The texts of the main part and the footer that are invisible. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator('main :not(:has(*)), footer :not(:has(*))').evaluateAll((elements) =>
    elements
      .filter((each) => !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text !== ''),
  );
}

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((host) => host === document.activeElement)).toBe(true);
}
