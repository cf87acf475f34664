import { expect, test } from '@playwright/test';
import { footerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';
import { dropDownButton, dropDownLinks, headerLink } from '../support/header.ts';
import { readHeaderLook, solidHeader } from '../support/header-look.ts';
import { hoverAt } from '../support/mouse.ts';
import { scrollY } from '../support/scrolling.ts';
import { everyPage } from '../support/site-pages.ts';
import { spokenSentences } from '../support/spoken-sentences.ts';

test.use({ javaScriptEnabled: false });

for (const { name, path, heading } of everyPage) {
  test(`${name} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    const sentences = spokenSentences[name] ?? [];
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    }
    const footer = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(footer).toHaveText(footerLinks.map((link) => routes[link].label));
  });
}

test('links lead to their pages without scripts', async ({ page }) => {
  await page.goto('/');
  await headerLink(page, 'gallery').click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

test('the drop-down opens on hover without scripts', async ({ page }) => {
  await page.goto('/gallery');
  await page.mouse.move(640, 700);
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(0);
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
  await page.mouse.move(640, 700);
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(0);
});

test('the drop-down opens on focus without scripts, and its links can be followed', async ({
  page,
}) => {
  await page.goto('/gallery');
  await dropDownButton(page).focus();
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
  await page.keyboard.press('Tab');
  await expect(dropDownLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services#wedding-styling');
  await expect(page.getByText(servicesPageWords.notice).first()).toBeInViewport();
});

test('without scripts the scrolled home page has a header that can be read, or none', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  const box = await page.getByRole('banner').boundingBox();
  const isScrolledAway = (box?.y ?? 0) + (box?.height ?? 0) <= 0;
  if (!isScrolledAway) await expect.poll(() => readHeaderLook(page)).toEqual(solidHeader);
});
