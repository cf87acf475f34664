import { expect, test } from '@playwright/test';
import { copy } from '#shared/copy.ts';
import { dropDownButton, dropDownLinks, headerLink } from '../support/header.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';

test('before hydration a link of the header leads to its page', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/our-story');
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

test('before hydration a card of the home page leads to its section', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/');
  const card = page.getByRole('article').filter({ hasText: 'Corporate Events Styling' });
  await card.getByRole('link', { name: copy.home.learnMore }).press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL('/services#corporate-events');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('before hydration the drop-down opens, and its links lead on', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  await clickAt(page, dropDownLinks(page).last());
  await expect(page).toHaveURL('/services#store-decor');
});
