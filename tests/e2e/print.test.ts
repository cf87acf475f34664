import { expect, test } from '@playwright/test';
import { whiteContrast } from '../support/contrast.ts';
import { openPage } from '../support/loading.ts';
import { everyPage } from '../support/site-pages.ts';

test('every page prints in ink on white, without its header, with the addresses of its links', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path, heading } of everyPage) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.locator('form, button').filter({ visible: true }), path).toHaveCount(0);

    const withText = page.locator('html, body, body *').filter({ visible: true, hasText: /\w/ });
    const styles = await withText.evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const text = element.textContent?.trim().slice(0, 40);
        return { text, colour: color, ground: backgroundColor };
      }),
    );
    expect(styles.length, path).toBeGreaterThan(5);
    for (const { text, colour, ground } of styles) {
      expect(whiteContrast(colour), `${text} on ${path}`).toBeGreaterThanOrEqual(4.5);
      expect(ground, `${text} on ${path}`).toMatch(/, 0\)$|^rgb\(255, 255, 255\)$/);
    }

    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    const printed = await links.evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
    );
    expect(printed.length, path).toBeGreaterThan(1);
    for (const [content, href] of printed) expect(content, path).toContain(`${href}`);
  }
});
