import { expect, type Locator, type Page } from '@playwright/test';
import { openPage, openPageWithAnimation } from '../support/loading.ts';
import { expectSettledPage, pageFrames } from '../support/page-frames.ts';
import { test, withMotion } from '../support/test.ts';

const screens = [
  {
    screen: 'a desktop',
    size: { width: 1280, height: 900 },
    opener: 'dropDownButton',
    tag: ' @firefox',
  },
  { screen: 'a phone', size: { width: 375, height: 553 }, opener: 'menuButton', tag: '' },
  { screen: '400 % zoom', size: { width: 320, height: 256 }, opener: 'menuButton', tag: '' },
] as const;

const services = [
  ['wedding-styling', 'Weddings & Everything Around Them'],
  ['corporate-events', 'Company Dinners & Launches'],
  ['store-decor', 'Shop Windows & Doorways'],
] as const;

const headings = [
  ['/our-story#what-we-need-from-you', 'What we need from you'],
  ['/for-venues/questions#how-do-we-pay', 'How do we pay?'],
] as const;

for (const { screen, size, opener } of screens) {
  test(`on ${screen} a link to a page or a section shows its heading`, async ({ page, header }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    const [[, first], ...others] = services;
    await page.getByRole('article').filter({ hasText: first }).getByRole('link').click();
    await expectFocusInView(page, page.getByRole('heading', { level: 2, name: first }));
    // These links lead from one section of the page to another.
    for (const [anchor, name] of others) {
      await header[opener].click();
      await header.banner.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/services#${anchor}`);
      await expectFocusInView(page, page.getByRole('heading', { level: 2, name }));
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL('/our-story');
    await expectFocusInView(page, page.getByRole('heading', { level: 1, name: 'It Began' }));
    await pageFrames(page).last().getByRole('link', { name: 'our questions' }).click();
    await expect(page).toHaveURL('/for-venues/questions#how-do-we-pay');
    await expectFocusInView(page, page.getByRole('heading', { name: 'How do we pay?' }));
    await pageFrames(page).last().getByRole('link', { name: 'Ask the eleventh' }).click();
    await expect(page).toHaveURL('/#contact');
    await expectFocusInView(page, page.getByRole('heading', { name: 'Tell Us Your Date' }));
  });
}

for (const { screen, size, tag } of [
  ...screens,
  { screen: 'a large desktop', size: { width: 1920, height: 1080 }, tag: '' },
]) {
  test(`on ${screen} an address with an anchor shows its heading${tag}`, async ({ page }) => {
    await page.setViewportSize(size);
    const sections = services.map(([anchor, name]) => [`/services#${anchor}`, name] as const);
    for (const [address, name] of [...sections, ...headings]) {
      await page.goto('about:blank');
      await openPage(page, address);
      await expectInView(page, page.getByRole('heading', { name, exact: true }));
    }
  });
}

test('a link leads to the section of the new page if the old page has its id', async ({ page }) => {
  await openPage(page, '/');
  const [[anchor, name]] = services;
  await page.evaluate((id) => document.querySelector('main h2')?.setAttribute('id', id), anchor);
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await expectFocusInView(page, page.getByRole('heading', { level: 2, name }));
});

async function expectFocusInView(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  // Screen readers continue to read from the selection.
  expect(await heading.evaluate((element) => getSelection()?.containsNode(element, true))).toBe(
    true,
  );
  await expectInView(page, heading);
}

/**
 * Expects the first line of `heading` to be in view. The picture of its section has to start below the header, and the
 * pictures of earlier sections have to end above the header's lower edge.
 */
async function expectInView(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const distances = await heading.evaluate((element) => {
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const { top } = element.getBoundingClientRect();
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const pictures = [...document.querySelectorAll('section[id] picture')];
      const ownIndex = pictures.findIndex((each) => each.closest('section')?.contains(element));
      const boxes = pictures.slice(0, ownIndex + 1).map((each) => each.getBoundingClientRect());
      const after = boxes.splice(-1).map((picture) => picture.top - edge);
      const before = boxes.map((picture) => edge - picture.bottom);
      return [top - edge, innerHeight - top - lineHeight, ...after, ...before];
    });
    for (const distance of distances) expect(distance, page.url()).toBeGreaterThanOrEqual(-1);
  }).toPass();
}

test.describe(() => {
  test.use(withMotion);

  for (const width of [1280, 768, 390]) {
    test(`at ${width} px a section is at one position by link and by address`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const [, [anchor, name]] = services;
      await openPageWithAnimation(page, '/');
      await page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
      await expectSettledPage(page, 'What We Do');
      const byLink = await page.evaluate(() => window.scrollY);
      expect(byLink).toBeGreaterThan(0);
      await openPage(page, '/gallery');
      await openPage(page, `/services#${anchor}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(byLink);
    });
  }

  test('a link within a page scrolls smoothly and moves the focus immediately', async ({
    page,
    header,
  }) => {
    await openPage(page, '/services');
    const positions = await page.evaluateHandle(() => {
      const all = new Set<number>();
      window.addEventListener('scroll', () => all.add(window.scrollY));
      return all;
    });
    await header.dropDownButton.click();
    const [, [anchor, name]] = services;
    await header.banner.locator(`a[href$="#${anchor}"]`).first().press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect.poll(() => positions.evaluate((all) => all.size)).toBeGreaterThan(1);
  });
});
