import { expect, test } from '@playwright/test';
import { homeWords } from '#shared/words/home.ts';
import { dropDownButton, dropDownLinks, dropDownPanel, headerLink } from '../support/header.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { waitUntilInteractive } from '../support/open-page.ts';

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
  await card.getByRole('link', { name: homeWords.learnMore }).press('Enter', { noWaitAfter: true });
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

test('before hydration the drop-down waits as long as it does after', async ({ page }) => {
  await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  const panel = dropDownPanel(page);
  await expect(panel).toHaveCSS('transition-delay', '0.15s, 0.15s, 0.37s');
  await hoverAt(page, dropDownButton(page));
  await expect(panel).toHaveCSS('transition-delay', '0.2s');
});

test('a drop-down that opened before hydration stays open through it', async ({ page }) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  release();
  await waitUntilInteractive(page);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  await page.mouse.move(640, 700);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse that came to the button before hydration opens the drop-down after it', async ({
  page,
}) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, '/gallery');
  const panel = dropDownPanel(page);
  // The delay that CSS would wait does not pass.
  await panel.evaluate((element) =>
    element.style.setProperty('transition-delay', '9999s', 'important'),
  );
  await hoverAt(page, dropDownButton(page));
  release();
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
});
