import { expect, test } from '@playwright/test';
import { services } from '#shared/services.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, menuButton } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';
import { expectSectionUnderHeader } from '../support/section-landing.ts';

const screens = [
  { name: 'desktop', options: {}, opener: dropDownButton },
  { name: 'phone', options: phone, opener: menuButton },
];

for (const { name, options, opener } of screens) {
  test.describe(name, () => {
    test.use(options);

    for (const { anchor, title } of services) {
      test(`a direct visit to #${anchor} lands under the header`, async ({ page }) => {
        await openPage(page, `/services#${anchor}`);
        await expectSectionUnderHeader(page, anchor);
      });

      test(`from the home page #${anchor} lands under the header with the focus`, async ({
        page,
      }) => {
        await openPage(page, '/');
        await opener(page).click();
        await page.getByRole('banner').getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(`/services#${anchor}`);
        await expectSectionUnderHeader(page, anchor);
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
      });
    }

    test('from section to section of the services page each lands under the header with the focus', async ({
      page,
    }) => {
      await openPage(page, '/services');
      for (const { anchor, title } of [...services].reverse()) {
        await opener(page).click();
        await page.getByRole('banner').getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(`/services#${anchor}`);
        await expectSectionUnderHeader(page, anchor);
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
      }
    });
  });
}

test('a card of the home page leads to its section', async ({ page }) => {
  await openPage(page, '/');
  const card = page.getByRole('article').filter({ hasText: 'Corporate Events Styling' });
  await card.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/services#corporate-events');
  await expectSectionUnderHeader(page, 'corporate-events');
});
