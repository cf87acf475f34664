import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';
import { visibleTexts } from '../support/visible-texts.ts';

for (const { name, path, heading } of everyPage) {
  test(`${name} prints in ink on white, without its header, with the addresses of its links`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('form, button').filter({ visible: true })).toHaveCount(0);

    const texts = await visibleTexts(page);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ isDark }) => !isDark).map(({ text }) => text)).toEqual([]);
    expect(texts.filter(({ isOnWhite }) => !isOnWhite).map(({ text }) => text)).toEqual([]);

    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    const printed = await links.evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
    );
    expect(printed.length).toBeGreaterThan(1);
    for (const [content, href] of printed) expect(content).toContain(`${href}`);
  });
}
