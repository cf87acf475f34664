import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeCopy } from '#shared/copy/home.ts';
import { pathTo, routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { dropDownButton, menuButton } from '../support/header.ts';
import { openPage } from '../support/loading.ts';
import { footerLink, pageHeading } from '../support/site-pages.ts';

for (const { screen, size, opener } of [
  { screen: 'on a desktop', size: { width: 1280, height: 900 }, opener: dropDownButton },
  { screen: 'on a phone', size: { width: 375, height: 553 }, opener: menuButton },
  { screen: 'at 400 % zoom', size: { width: 320, height: 256 }, opener: menuButton },
]) {
  test(`${screen} links lead to a heading in view with the focus`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, routes.gallery.path);
    for (const name of [...routeNames.filter((each) => each !== 'gallery'), 'gallery' as const]) {
      await footerLink(page, name).click();
      await expect(page).toHaveURL(routes[name].path);
      await expectFocusInView(page, pageHeading(page, name));
    }
    for (const service of services) {
      const heading = page.getByRole('heading', { level: 2, name: service.title });
      await openPage(page, routes.home.path);
      await page.getByRole('article').filter({ hasText: service.title }).getByRole('link').click();
      await expect(page).toHaveURL(pathToService(service));
      await expectFocusInView(page, heading);
      // From one section to the next.
      const next = services[services.indexOf(service) + 1] ?? service;
      await opener(page).click();
      await page.getByRole('banner').getByRole('link', { name: next.title }).click();
      await expect(page).toHaveURL(pathToService(next));
      await expectFocusInView(page, page.getByRole('heading', { level: 2, name: next.title }));
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await page.goto('about:blank');
      await openPage(page, pathToService(service));
      await expectInView(page, heading);
    }
    await openPage(page, routes.ourStory.path);
    await page
      .locator(`main a[href="${pathTo('contactForm')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(pathTo('contactForm'));
    await expectFocusInView(page, page.getByRole('heading', { name: homeCopy.contactHeading }));
  });
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
