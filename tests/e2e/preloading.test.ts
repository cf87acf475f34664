import { expect, type Page } from '@playwright/test';
import { sites, unknownPath } from '../support/built-sites.ts';
import { openPage } from '../support/loading.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

/** The addresses of all pictures that a page requests. */
function picturesOf(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  return pictures;
}

for (const saveData of [false, true]) {
  const what = saveData ? 'no picture where data is saved' : 'the picture of its page, once';
  test(`a link that is pointed at preloads ${what}`, async ({ page, header }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      { saveData },
    );
    await page.clock.install();
    const pictures = picturesOf(page);
    await openPage(page, '/our-story');
    await header.link('Gallery').hover();
    await page.clock.runFor(1000);
    const ofGallery = () => pictures.filter((url) => url.includes('dinner-for-sixty'));
    const preloaded = ofGallery();
    await header.link('Gallery').click();
    const shown = page.locator('main img[alt^="One of six round tables"]').first();
    await expect(shown).toHaveJSProperty('complete', true);
    const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(preloaded).toEqual(saveData ? [] : [address]);
    expect(ofGallery()).toEqual([...new Set([address, ...ofGallery()])]);
  });
}

test('a page that is left requests none of its pictures again', async ({ page, header }) => {
  const pictures = picturesOf(page);
  await openPage(page, sites.delivered.url + unknownPath);
  await header.banner.locator('a[href="/"]').first().click();
  await expect(page.locator('main > div')).toHaveCount(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const first = pictures.length;
  await page.goBack();
  await expect(page.locator('main > div')).toHaveCount(2);
  await expect(page.locator('main > div')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(pictures.slice(first)).toEqual([]);
});
