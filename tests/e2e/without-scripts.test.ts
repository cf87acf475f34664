import { expect, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { sentText, sentTitle } from '../support/contact-form.ts';
import { clearHeader, solidHeader } from '../support/header.ts';
import { clickAt } from '../support/mouse.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts every page shows all of its text, and its header', async ({
  page,
  header,
}) => {
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
    await expect(header[panel]).toBeHidden();
    for (const visible of [true, false]) {
      await clickAt(header[button]);
      await expect(header[panel]).toBeVisible({ visible });
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header[panel]).toBeHidden();
    await expect(header[button]).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(header[panel]).toBeVisible();
    const address = `${await link.getAttribute('href')}`;
    await clickAt(link);
    await expect(page).toHaveURL(address);
    await expect(header[panel]).toBeHidden();
  });
}

test('without scripts a message is confirmed and cleared, not sent', async ({ page, form }) => {
  await page.goto('/');
  await form.fill();
  await form.submit();
  const confirmation = page.getByRole('main').getByText(sentText);
  await expect(confirmation).toBeVisible();
  await expect(form.submitButton).toBeHidden();
  const { y = 0 } = (await confirmation.boundingBox()) ?? {};
  // The confirmation is near the top of the window, below the header and the edge of the letter.
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(300);
  await page.getByRole('link', { name: 'Write Another Message' }).press('Enter');
  await expect(form.submitButton).toBeVisible();
  await form.expectEmpty();
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
