import { expect, type Locator, type Page, test } from '@playwright/test';
import { pathTo, routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { homeWords } from '#shared/words/home.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage, headings } from '../support/site-pages.ts';

/** A phone less the browser's bars, and a laptop at 400 % zoom, in CSS pixels. */
const viewports = [
  { width: 375, height: 553 },
  { width: 320, height: 256 },
];

/** Expects the first line of `heading` between the header and the lower edge of the window. */
async function expectFirstLineInView(page: Page, heading: Locator) {
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    const lineHeightPx = await heading.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    if (!header || !box) throw new Error('Header or heading is not shown.');
    expect(box.y, page.url()).toBeGreaterThanOrEqual(header.y + header.height - 1);
    expect(box.y + lineHeightPx, page.url()).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

for (const viewport of viewports) {
  const screen = `${viewport.width} × ${viewport.height}`;

  test.describe(screen, { tag: '@firefox' }, () => {
    test.use({ viewport });

    test(`on ${screen} loading a page shows its heading`, async ({ page }) => {
      for (const { path, heading } of everyPage) {
        await openPage(page, path);
        await expectFirstLineInView(page, page.getByRole('heading', { name: heading, level: 1 }));
      }
    });

    test(`on ${screen} going to a page shows the heading that takes the focus`, async ({
      page,
    }) => {
      await openPage(page, routes.gallery.path);
      for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
        const { label, path } = routes[name];
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        const heading = page.getByRole('heading', { name: headings[name], level: 1 });
        await expect(heading).toBeFocused();
        await expectFirstLineInView(page, heading);
      }
    });

    test(`on ${screen} each card leads to a heading in view`, async ({ page }) => {
      for (const service of services) {
        await openPage(page, routes.home.path);
        const card = page.getByRole('article').filter({ hasText: service.title });
        await card.getByRole('link').click();
        await expect(page).toHaveURL(pathToService(service));
        const heading = page.getByRole('heading', { name: service.title, level: 2 });
        await expect(heading).toBeFocused();
        await expectFirstLineInView(page, heading);
      }
    });

    test(`on ${screen} the first button of a placeholder leads to the heading of the form`, async ({
      page,
    }) => {
      await openPage(page, routes.ourStory.path);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(pathTo('contactForm'));
      const heading = page.getByRole('heading', { name: homeWords.contactHeading, level: 2 });
      await expect(heading).toBeFocused();
      await expectFirstLineInView(page, heading);
    });
  });
}
