import { expect, type Locator, test } from '@playwright/test';
import { headerLinks, routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';

const names = [...headerLinks.beforeServices, ...headerLinks.afterServices];

for (const name of names) {
  test(`on ${name} its link alone is marked as the current page, and looks it`, async ({
    page,
  }) => {
    await openPage(page, routes[name].path);
    const marked = page
      .getByRole('banner')
      .locator('[aria-current=page]')
      .filter({ visible: true });
    await expect(marked).toHaveText([routes[name].label]);
    const looks = await Promise.all(names.map((each) => readLook(headerLink(page, each))));
    const others = looks.filter((_, index) => names[index] !== name);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(looks[names.indexOf(name)]);
  });
}

test('the header lists what the specification lists and no plain link to the services', async ({
  page,
}) => {
  await openPage(page, '/');
  const targets = await page
    .getByRole('banner')
    .getByRole('navigation')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(targets)).toEqual(
    new Set([
      '/',
      '/our-story',
      '/services#wedding-styling',
      '/services#corporate-events',
      '/services#store-decor',
      '/gallery',
      '/partners',
      '/get-in-touch',
    ]),
  );
});

test('the logo stands centred above the links and leads home', async ({ page }) => {
  await openPage(page, '/gallery');
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: 'The Wedding & Events Designer' });
  const box = await logo.boundingBox();
  const below = await headerLink(page, 'gallery').boundingBox();
  const viewportMiddle = (await page.evaluate(() => document.documentElement.clientWidth)) / 2;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - viewportMiddle)).toBeLessThanOrEqual(1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await logo.click();
  await expect(page).toHaveURL('/');
});

/** What sets a link's words and the line under them apart, as one string. */
function readLook(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const own = getComputedStyle(element);
    const line = getComputedStyle(element, '::after');
    return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
  });
}
