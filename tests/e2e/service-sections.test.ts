import { expect, type Locator, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { pathToService, type Service, services } from '#shared/services.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, menuButton } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';
import { expectSectionUnderHeader } from '../support/section-landing.ts';

const screens = [
  { name: 'desktop', options: {}, tag: '@firefox', opener: dropDownButton },
  { name: 'phone', options: phone, tag: [], opener: menuButton },
];

for (const { name, options, tag, opener } of screens) {
  test.describe(name, () => {
    test.use(options);

    test(`on a ${name} a direct visit to each section lands under the header`, {
      tag,
    }, async ({ page }) => {
      for (const service of services) {
        await page.goto('about:blank');
        await openPage(page, pathToService(service));
        await expectSectionUnderHeader(page, service.anchor);
      }
    });

    test(`on a ${name} the header leads to each section, from other pages and from each other`, {
      tag,
    }, async ({ page }) => {
      await openPage(page, routes.home.path);
      for (const service of [...services].reverse()) await choose(page, opener(page), service);
      for (const service of services.slice(0, 2)) {
        await openPage(page, routes.gallery.path);
        await choose(page, opener(page), service);
      }
    });
  });
}

test('each card of the home page leads to its section', async ({ page }) => {
  for (const service of services) {
    await openPage(page, routes.home.path);
    const card = page.getByRole('article').filter({ hasText: service.title });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(pathToService(service));
    await expectSectionUnderHeader(page, service.anchor);
  }
});

async function choose(page: Page, opener: Locator, service: Service): Promise<void> {
  await opener.click();
  await page.getByRole('banner').getByRole('link', { name: service.title }).click();
  await expect(page).toHaveURL(pathToService(service));
  await expectSectionUnderHeader(page, service.anchor);
  await expect(page.getByRole('heading', { level: 2, name: service.title })).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
}
