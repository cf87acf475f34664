import { expect, type Locator, type Page, test } from '@playwright/test';
import { pathTo, routeNames, routes } from '#shared/routes.ts';
import { pathToService, type Service, services } from '#shared/services.ts';
import { homeWords } from '#shared/words/home.ts';
import { phone } from '../support/devices.ts';
import { dropDownButton, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

for (const { what, screen } of [
  { what: 'a phone less the browser’s bars', screen: { width: 375, height: 553 } },
  { what: 'a laptop at 400 % zoom', screen: { width: 320, height: 256 } },
]) {
  test(`on ${what} links, cards and buttons lead to a heading in view, which has the focus`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.setViewportSize(screen);
    await openPage(page, routes.gallery.path);
    for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
      await footerLink(page, name).click();
      await expect(page).toHaveURL(routes[name].path);
      await expectFocusInView(page, pageHeading(page, name));
    }
    for (const service of services) {
      await openPage(page, routes.home.path);
      await page.getByRole('article').filter({ hasText: service.title }).getByRole('link').click();
      await expect(page).toHaveURL(pathToService(service));
      await expectFocusInView(page, serviceHeading(page, service));
    }
    await openPage(page, routes.ourStory.path);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(pathTo('contactForm'));
    await expectFocusInView(page, page.getByRole('heading', { name: homeWords.contactHeading }));
  });
}

for (const { screen, size, opener, tag } of [
  { screen: 'desk', size: { width: 1280, height: 900 }, opener: dropDownButton, tag: '@firefox' },
  { screen: 'phone', size: phone.viewport, opener: menuButton, tag: [] },
]) {
  test(`on a ${screen} a visit to each service lands under the header, directly or by the header’s menu`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const service of services) {
      await page.goto('about:blank');
      await openPage(page, pathToService(service));
      await expectSectionUnderHeader(page, service.anchor);
    }
    for (const [index, service] of services.entries()) {
      // From another page, and from one section to the next.
      if (index !== 1) await openPage(page, index ? routes.gallery.path : routes.home.path);
      await opener(page).click();
      await page.getByRole('banner').getByRole('link', { name: service.title }).click();
      await expect(page).toHaveURL(pathToService(service));
      await expectSectionUnderHeader(page, service.anchor);
      await expect(serviceHeading(page, service)).toBeFocused();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

function serviceHeading(page: Page, { title }: Service): Locator {
  return page.getByRole('heading', { level: 2, name: title });
}

/** Expects the focus on `heading`, and its first line between the header and the window's lower edge. */
async function expectFocusInView(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(async () => {
    const { top, lineEnd, headerBottom } = await heading.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return {
        top: box.top,
        lineEnd: box.top + Number.parseFloat(getComputedStyle(element).lineHeight),
        headerBottom: document.querySelector('header')?.getBoundingClientRect().bottom,
      };
    });
    expect(top, page.url()).toBeGreaterThanOrEqual((headerBottom ?? Number.NaN) - 1);
    expect(lineEnd, page.url()).toBeLessThanOrEqual(page.viewportSize()?.height ?? Number.NaN);
  }).toPass();
}

/** Expects the section's top to come to rest at the sticky header's bottom, to two pixels. */
async function expectSectionUnderHeader(page: Page, anchor: string): Promise<void> {
  await expect(async () => {
    const { isMoving, headerTop, gap } = await page.evaluate((id) => {
      const animations = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
      const header = document.querySelector('header')?.getBoundingClientRect();
      const section = document.getElementById(id)?.getBoundingClientRect();
      return {
        isMoving: animations.some(({ playState }) => playState === 'running'),
        headerTop: header?.top,
        gap: (section?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN),
      };
    }, anchor);
    expect(isMoving).toBe(false);
    expect(headerTop).toBe(0);
    expect(Math.abs(gap), page.url()).toBeLessThanOrEqual(2);
  }).toPass();
}
