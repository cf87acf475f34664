import { expect, type Locator, type Page } from '@playwright/test';
import { homeCopy } from '#shared/copy/home.ts';
import { pathTo, routeNames, routes } from '#shared/routes.ts';
import { pathToService, type Service, services } from '#shared/services.ts';
import { openPage } from '../support/loading.ts';
import { footerLink, pageHeading, unknownPath } from '../support/site-pages.ts';
import { test } from '../support/test.ts';

const screens = [
  {
    screen: 'a desktop',
    size: { width: 1280, height: 900 },
    opener: 'dropDownButton',
    tag: ' @firefox',
  },
  { screen: 'a phone', size: { width: 375, height: 553 }, opener: 'menuButton', tag: '' },
  { screen: '400 % zoom', size: { width: 320, height: 256 }, opener: 'menuButton', tag: '' },
] as const;

test('a link to a page leads to its heading in view with the focus', async ({ page }) => {
  await openPage(page, unknownPath);
  for (const { size } of screens) {
    await page.setViewportSize(size);
    for (const name of routeNames) {
      await footerLink(page, name).click();
      await expect(page).toHaveURL(routes[name].path);
      await expectFocusInView(page, pageHeading(page, name));
    }
  }
});

for (const { screen, size, opener, tag } of screens) {
  test(`on ${screen} a link to a section focuses its heading${tag}`, async ({ page, header }) => {
    await page.setViewportSize(size);
    await openPage(page, routes.home.path);
    for (const [index, service] of services.entries()) {
      await page.getByRole('article').filter({ hasText: service.title }).getByRole('link').click();
      await expect(page).toHaveURL(pathToService(service));
      await expectFocusInView(page, serviceHeading(page, service));
      // From one section to the next.
      const next = services[index + 1] ?? service;
      await header[opener].click();
      await header.banner.getByRole('link', { name: next.title }).click();
      await expect(page).toHaveURL(pathToService(next));
      await expectFocusInView(page, serviceHeading(page, next));
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await footerLink(page, 'home').click();
    }
    await footerLink(page, 'ourStory').click();
    const contactLinks = page.locator(`main a[href="${pathTo('contactForm')}"]`);
    await contactLinks.first().click();
    await expect(page).toHaveURL(pathTo('contactForm'));
    await expectFocusInView(page, page.getByRole('heading', { name: homeCopy.contactHeading }));
  });

  test(`on ${screen} an address with an anchor shows its section${tag}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const service of services) {
      await page.goto('about:blank');
      await openPage(page, pathToService(service));
      await expectInView(page, serviceHeading(page, service));
    }
  });
}

function serviceHeading(page: Page, { title }: Service): Locator {
  return page.getByRole('heading', { level: 2, name: title });
}

async function expectFocusInView(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expectInView(page, heading);
}

/** Expects the first line of `heading` to come to rest between the header and the window's lower edge. */
async function expectInView(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const { top, lineEnd, headerBottom, isMoving } = await heading.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const animations = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
      return {
        top,
        lineEnd: top + Number.parseFloat(getComputedStyle(element).lineHeight),
        headerBottom: document.querySelector('header')?.getBoundingClientRect().bottom,
        isMoving: animations.some(({ playState }) => playState === 'running'),
      };
    });
    expect(isMoving).toBe(false);
    expect(top, page.url()).toBeGreaterThanOrEqual((headerBottom ?? Number.NaN) - 1);
    expect(lineEnd, page.url()).toBeLessThanOrEqual(page.viewportSize()?.height ?? Number.NaN);
  }).toPass();
}
