import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { productionUrl } from '../support/addresses.ts';
import { phone } from '../support/devices.ts';
import { headerLink, menuButton, menuPanel } from '../support/header.ts';
import { centreOf, hoverAt } from '../support/mouse.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { readResources } from '../support/resource-timings.ts';

/** The pictures that the page has asked for whose names start so, each time that it asked. */
async function picturesAsked(page: Page, name: string): Promise<string[]> {
  const paths = (await readResources(page)).map(({ path }) => path);
  return paths.filter((path) => path.startsWith(`/assets/${name}-`));
}

async function openAtRest(page: Page, path: string): Promise<void> {
  await openPageWithAnimation(page, path);
  await page.waitForLoadState('networkidle');
}

test('resting on a link fetches the picture that its page opens with, and that once', async ({
  page,
}) => {
  await openAtRest(page, '/our-story');
  expect(await picturesAsked(page, 'gallery')).toEqual([]);
  await hoverAt(page, headerLink(page, 'gallery'));
  await expect.poll(() => picturesAsked(page, 'gallery')).toHaveLength(1);
  await headerLink(page, 'gallery').click();
  const shown = page.getByRole('main').locator('img').last();
  await expect(shown).toHaveAttribute('src', /gallery/);
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  const current = await shown.evaluate(
    (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
  );
  expect(await picturesAsked(page, 'gallery')).toEqual([current]);
});

test('so does giving the focus to a link', async ({ page }) => {
  await openAtRest(page, '/our-story');
  await headerLink(page, 'partners').focus();
  await expect.poll(() => picturesAsked(page, 'partners')).toHaveLength(1);
});

test('the way home fetches the one hero that the screen will show', async ({ page }) => {
  await openAtRest(page, '/our-story');
  await headerLink(page, 'home').focus();
  await expect.poll(() => picturesAsked(page, 'hero')).toHaveLength(1);
  expect(await picturesAsked(page, 'hero-portrait')).toEqual([]);
});

for (const name of ['home', 'gallery', 'partners', 'getInTouch'] as const) {
  test(`on intent the file is fetched that a visit to ${name} shows`, async ({ page, browser }) => {
    await openAtRest(page, '/our-story');
    const before = (await readResources(page)).map(({ path }) => path);
    await headerLink(page, name).focus();
    const fetched = async () => (await readResources(page)).map(({ path }) => path);
    await expect.poll(fetched).toHaveLength(before.length + 1);
    const [picture] = (await fetched()).filter((path) => !before.includes(path));
    // Elsewhere, for what a page has in memory already it shows in place of a smaller file.
    const visit = await browser.newPage({ viewport: page.viewportSize() });
    await visit.goto(productionUrl + routes[name].path);
    const first = visit.getByRole('main').locator('img').first();
    await first.evaluate((image: HTMLImageElement) => image.decode());
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(picture).toBe(new URL(shown).pathname);
    await visit.close();
  });
}

test('passing over links fetches nothing', async ({ page }) => {
  await openAtRest(page, '/our-story');
  const from = await centreOf(headerLink(page, 'gallery'));
  const before = await readResources(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.move(from.x, from.y + 400);
  // Longer than a pointer has to rest.
  await page.waitForTimeout(300);
  expect(await readResources(page)).toEqual(before);
});

test('the link to the page itself fetches nothing', async ({ page }) => {
  await openAtRest(page, '/our-story');
  const before = await readResources(page);
  await headerLink(page, 'ourStory').focus();
  await page.waitForTimeout(300);
  expect(await readResources(page)).toEqual(before);
});

test('a link to another site fetches nothing, whatever its path', async ({ page }) => {
  await openAtRest(page, '/our-story');
  const before = await readResources(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://elsewhere.example/gallery';
    link.textContent = 'Elsewhere';
    document.body.append(link);
    link.focus();
  });
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeFocused();
  await page.waitForTimeout(300);
  expect(await readResources(page)).toEqual(before);
});

test('where data is saved no intent fetches anything', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAtRest(page, '/our-story');
  const before = await readResources(page);
  await headerLink(page, 'gallery').focus();
  await hoverAt(page, headerLink(page, 'partners'));
  await page.waitForTimeout(300);
  expect(await readResources(page)).toEqual(before);
});

test.describe('a phone', () => {
  test.use(phone);

  test('a finger on a link fetches the picture before it is lifted', async ({ page }) => {
    await openAtRest(page, '/our-story');
    await menuButton(page).tap();
    const link = (await menuPanel(page)).getByRole('link', { name: 'Partners' });
    await link.dispatchEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
    await expect.poll(() => picturesAsked(page, 'partners')).toHaveLength(1);
    await expect(page).toHaveURL('/our-story');
  });
});
