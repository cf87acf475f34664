import { expect, type Locator, type Page, test } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { phone } from '../support/devices.ts';
import { clearHeader, headerLink, readHeader, solidHeader } from '../support/header.ts';
import { holdBack, mainScript, openPage } from '../support/loading.ts';
import { scrollPageTo } from '../support/scrolling.ts';
import { everyPage, pageHeading } from '../support/site-pages.ts';

/** Under it the capitals of the logo's second line, 1/25 of its width, are lower than 6 px. */
const leastLogoWidthPx = 150;

test('the home page’s header is transparent down to the threshold and solid past it, on a desk and a phone', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const size of [{ width: 1280, height: 900 }, phone.viewport]) {
    await page.setViewportSize(size);
    await openPage(page, routes.home.path);
    expect(await readHeader(page), `${size.width} px`).toBe(clearHeader);
    await scrollPageTo(page, headerScrollThresholdPx);
    expect(await readHeader(page), `${size.width} px`).toBe(clearHeader);
    await scrollPageTo(page, headerScrollThresholdPx + 1);
    expect(await readHeader(page), `${size.width} px`).toBe(solidHeader);
    await scrollPageTo(page, 1500);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
    expect(await readHeader(page), `${size.width} px`).toBe(solidHeader);
    await scrollPageTo(page, 0);
    expect(await readHeader(page), `${size.width} px`).toBe(clearHeader);
  }
});

test('every other page’s header is solid at the top, and no link but the page’s own looks current', async ({
  page,
}) => {
  const links = [...headerLinks.beforeServices, ...headerLinks.afterServices];
  for (const { name, path } of everyPage) {
    await openPage(page, path);
    if (name !== 'home') expect(await readHeader(page), name).toBe(solidHeader);
    const looks = await Promise.all(links.map((link) => readLook(headerLink(page, link))));
    const own = looks[links.indexOf(name as RouteName)];
    const others = looks.filter((_, index) => links[index] !== name);
    expect(new Set(others).size, name).toBe(1);
    expect(others, name).not.toContain(own);
  }
});

test('a home page reloaded half-way down has a solid header before the main script has run, from the first frame on', async ({
  page,
}) => {
  await openPage(page, routes.home.path);
  await scrollPageTo(page, 1500);
  expect(await readHeader(page)).toBe(solidHeader);
  const ground = await page
    .getByRole('banner')
    .evaluate((header) => getComputedStyle(header).backgroundColor);
  await holdBack(page, mainScript);
  await noteFirstScrolledFrame(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-first-ground', ground);
  await expect.poll(() => readHeader(page)).toBe(solidHeader);
});

test('the logo can be read, stands centred above the links and leads home', async ({ page }) => {
  await openPage(page, routes.gallery.path);
  const logo = page.getByRole('banner').getByRole('link', { name: businessName });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await logo.getByRole('img').boundingBox();
    if (!box) throw new Error('The logo is not shown.');
    expect(box.width, `${width} px`).toBeGreaterThanOrEqual(leastLogoWidthPx);
    expect(Math.abs(box.x + box.width / 2 - width / 2), `${width} px`).toBeLessThanOrEqual(1);
  }
  const box = await logo.boundingBox();
  const below = await headerLink(page, 'gallery').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await logo.click();
  await expect(pageHeading(page, 'home')).toBeFocused();
  await expect(page).toHaveURL(routes.home.path);
});

/** Notes, in the task after the first frame that is scrolled, the header's background in it. */
async function noteFirstScrolledFrame(page: Page): Promise<void> {
  await page.addInitScript((thresholdPx) => {
    function look() {
      const header = document.querySelector('header');
      if (!header || window.scrollY <= thresholdPx) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement.dataset.firstGround = getComputedStyle(header).backgroundColor;
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  }, headerScrollThresholdPx);
}

/** What sets a link's words and the line under them apart, as one string. */
function readLook(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const own = getComputedStyle(element);
    const line = getComputedStyle(element, '::after');
    return [own.color, own.fontWeight, own.textDecoration, own.background, line.transform].join();
  });
}
