import { expect, test } from '@playwright/test';
import { developmentUrl, productionUrl } from '../support/addresses.ts';
import { showToast, toast, toastCloseButton } from '../support/contact-form.ts';
import { dropDownButton, headerLink, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { collectMessages } from '../support/messages.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { everyPage, headings } from '../support/site-pages.ts';

const builds = [
  { build: 'production', url: productionUrl, tag: '@firefox' },
  // In one engine: this build is for what React alone then reports of hydration.
  { build: 'development', url: developmentUrl, tag: [] },
];

for (const { build, url, tag } of builds) {
  test(`pages, drop-down, form, toast and panel work without a message in the ${build} build`, {
    tag,
  }, async ({ page }) => {
    const messages = collectMessages(page);
    for (const { path, heading } of everyPage) {
      await openPage(page, url + path);
      await expectSettledPage(page, heading);
      const next = path === '/gallery' ? 'partners' : 'gallery';
      await clickAt(page, headerLink(page, next));
      await expectSettledPage(page, headings[next]);
      expect(messages, path).toEqual([]);
    }

    await openPage(page, `${url}/`);
    await hoverAt(page, dropDownButton(page));
    await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await showToast(page);
    await toastCloseButton(page).click();
    await expect(toast(page)).toHaveCount(0);
    await page.setViewportSize({ width: 460, height: 812 });
    await menuButton(page).click();
    await clickAt(page, headerLink(page, 'partners'));
    await expectSettledPage(page, headings.partners);
    expect(messages).toEqual([]);
  });
}
