import { expect, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { footerLinks, routes } from '#shared/routes.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, dropDownLinks, menuButton, menuPanel } from '../support/header.ts';
import { mainScript } from '../support/hold-back.ts';
import { hoverAt } from '../support/mouse.ts';
import { everyPage } from '../support/site-pages.ts';
import { spokenSentences } from '../support/spoken-sentences.ts';

const { vendor, chunks } = readBuild(`${outputFolders('production').out}/`);

for (const { what, file } of [
  { what: 'vendor script', file: vendor },
  { what: 'first chunk', file: chunks[0] },
]) {
  test(`where the ${what} is lost a page can be read and leads on`, async ({ page }) => {
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInViewport();
    await hoverAt(page, dropDownButton(page));
    await dropDownLinks(page).last().click();
    await expect(page).toHaveURL('/services#store-decor');
  });
}

test.describe('the main script', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(mainScript, (route) => route.abort());
  });

  for (const { name, path, heading } of everyPage) {
    test(`where the main script is lost ${name} can be read and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
      const sentences = spokenSentences[name] ?? [];
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
      }
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(footerLinks.map((link) => routes[link].label));
      await links.filter({ hasText: 'Partners' }).click();
      await expect(page).toHaveURL('/partners');
    });
  }

  test('where the main script is lost the drop-down opens and leads on', async ({ page }) => {
    await page.goto('/gallery');
    await hoverAt(page, dropDownButton(page));
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
    await dropDownLinks(page).last().click();
    await expect(page).toHaveURL('/services#store-decor');
  });

  test.describe('small screens', () => {
    test.use(phone);

    test('where the main script is lost the panel opens and leads on', async ({ page }) => {
      await page.goto('/gallery');
      await menuButton(page).tap();
      const panel = await menuPanel(page);
      await expect(panel).toBeVisible();
      await panel.getByRole('link', { name: 'Partners' }).tap();
      await expect(page).toHaveURL('/partners');
    });
  });
});
