import { expect, type Page, test } from '@playwright/test';
import { developmentUrl, productionUrl } from '../support/addresses.ts';
import { showToast, toast } from '../support/contact-form.ts';
import { dropDownButton, headerLink, menuButton, menuPanel } from '../support/header.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { pageFrames } from '../support/page-frames.ts';
import { everyPage, headings } from '../support/site-pages.ts';

const builds = [
  { build: 'production', url: productionUrl },
  { build: 'development', url: developmentUrl },
];

for (const { build, url } of builds) {
  for (const { name, path, heading } of everyPage) {
    test(`${name} loads and leads on without a message in the ${build} build`, async ({ page }) => {
      const messages = collectMessages(page);
      await openPage(page, url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const next = path === '/gallery' ? 'partners' : 'gallery';
      await clickAt(page, headerLink(page, next));
      await expectSettled(page, headings[next]);
      expect(messages).toEqual([]);
    });
  }

  test(`drop-down, form and toast work without a message in the ${build} build`, async ({
    page,
  }) => {
    const messages = collectMessages(page);
    await openPage(page, `${url}/`);
    await clickAt(page, dropDownButton(page));
    await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await showToast(page);
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(0);
    expect(messages).toEqual([]);
  });

  test(`the small-screen panel works without a message in the ${build} build`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const messages = collectMessages(page);
    await openPage(page, `${url}/`);
    await menuButton(page).click();
    await headerLink(page, 'partners').click();
    await expect(await menuPanel(page)).toBeHidden();
    await expectSettled(page, headings.partners);
    expect(messages).toEqual([]);
  });
}

async function expectSettled(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText([heading]);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
}
