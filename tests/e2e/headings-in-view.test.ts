import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

const screens = [
  { screen: 'a desktop', size: { width: 1280, height: 900 }, opener: 'dropDownButton' },
  { screen: 'a phone', size: { width: 375, height: 553 }, opener: 'menuButton' },
  { screen: '400 % zoom', size: { width: 320, height: 256 }, opener: 'menuButton' },
] as const;

const pages = [
  ['Services', '/services', 'What We Do'],
  ['Gallery', '/gallery', 'Twelve Days in Pictures'],
  ['Home', '/', 'Days long remembered, quietly dressed'],
  ['Our Story', '/our-story', 'It Began With a Borrowed Van'],
] as const;

const services = [
  ['wedding-styling', 'Weddings & Everything Around Them'],
  ['corporate-events', 'Company Dinners & Launches'],
  ['store-decor', 'Shop Windows & Doorways'],
] as const;

for (const { screen, size, opener } of screens) {
  test(`on ${screen} a link to a page or a section shows its heading`, async ({ page, header }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    const [[, first], ...others] = services;
    await page.getByRole('article').filter({ hasText: first }).getByRole('link').click();
    await expectFocusInView(page, page.getByRole('heading', { level: 2, name: first }));
    // From one section to the next.
    for (const [anchor, name] of others) {
      await header[opener].click();
      await header.banner.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/services#${anchor}`);
      await expectFocusInView(page, page.getByRole('heading', { level: 2, name }));
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
    for (const [label, path, heading] of pages) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expectFocusInView(page, page.getByRole('heading', { level: 1, name: heading }));
    }
    await page.getByRole('main').getByRole('link', { name: 'Tell us your date' }).click();
    await expect(page).toHaveURL('/#contact');
    await expectFocusInView(page, page.getByRole('heading', { name: 'Tell Us Your Date' }));
  });
}

test('an address with an anchor shows its section @firefox', async ({ page }) => {
  for (const { size } of screens) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await openPage(page, '/services#store-decor');
    await expectInView(page, page.getByRole('heading', { level: 2, name: 'Shop Windows' }));
  }
});

async function expectFocusInView(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expectInView(page, heading);
}

/** Expects the first line of `heading` to come between the header and the window's lower edge. */
async function expectInView(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = await heading.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return [top - (bar?.bottom ?? Number.NaN), innerHeight - top - lineHeight] as const;
    });
    expect(above, page.url()).toBeGreaterThanOrEqual(-1);
    expect(below, page.url()).toBeGreaterThanOrEqual(0);
  }).toPass();
}
