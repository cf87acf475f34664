import { expect, test } from '@playwright/test';
import { dropDownButton, dropDownLinks } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';

const entries = [
  {
    title: 'Wedding Styling & Decor',
    sentence: 'Bespoke styling to create the wedding of your dreams.',
    href: '/services#wedding-styling',
  },
  {
    title: 'Corporate Events Styling',
    sentence: 'Professional and creative styling for your corporate gatherings.',
    href: '/services#corporate-events',
  },
  {
    title: 'Store Interior & Storefront Decor',
    sentence: 'Elevate your retail space with stunning interior and storefront designs.',
    href: '/services#store-decor',
  },
];

test('the drop-down shows the three services, each with its sentence', async ({ page }) => {
  await openPage(page, '/');
  await dropDownButton(page).click();
  await expect(dropDownLinks(page)).toHaveCount(entries.length);
  for (const [index, { title, sentence, href }] of entries.entries()) {
    const link = dropDownLinks(page).nth(index);
    await expect(link.getByText(title)).toBeVisible();
    await expect(link.getByText(sentence)).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

for (const { title, href } of entries) {
  test(`choosing ${title} goes to its section and closes the drop-down`, async ({ page }) => {
    await openPage(page, '/');
    await dropDownButton(page).click();
    await page.getByRole('banner').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
}
