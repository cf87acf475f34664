import { expect, type Locator, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { showToast, toast } from '../support/contact-form.ts';
import { openWithFrozenClock } from '../support/frozen-clock.ts';
import { menuButton, menuPanel } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';
import { everyPage } from '../support/site-pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const { name, path } of everyPage) {
  test(`on ${name} every target is at least 24 px wide and high, in its main part 44 px high`, async ({
    page,
  }) => {
    await openPage(page, path);
    expect(await smallerThan(targets(page), 24)).toEqual([]);
    expect(await smallerThan(targets(page.getByRole('main')), 44)).toEqual([]);
  });
}

test('the menu button and the links of its panel are at least 44 px high', async ({ page }) => {
  await openPage(page, routes.home.path);
  await menuButton(page).click();
  await expect(await menuPanel(page)).toBeVisible();
  expect(await smallerThan(targets(page.getByRole('banner')), 44)).toEqual([]);
});

test('the button that closes the toast is at least 44 px wide and high', async ({ page }) => {
  await openWithFrozenClock(page, routes.home.path);
  await showToast(page);
  expect(await smallerThan(targets(toast(page)), 44)).toEqual([]);
});

function targets(within: Page | Locator): Locator {
  return within
    .locator(':is(a[href], a[role=link], button, input, textarea)')
    .filter({ visible: true });
}

/** Which of the targets are lower than `leastPx`, or narrower than that or their words. */
async function smallerThan(found: Locator, leastPx: number): Promise<string[]> {
  await expect(found).not.toHaveCount(0);
  return found.evaluateAll((elements, least) => {
    const skipLink = document.querySelector('a');
    return elements
      .filter((element) => element !== skipLink)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least - 0.01 || box.width < Math.min(least, 24) - 0.01)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`);
  }, leastPx);
}
