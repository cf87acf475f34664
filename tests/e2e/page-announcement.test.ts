import { expect, type Page, test } from '@playwright/test';
import { footerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { dropDownButton, headerLink } from '../support/header.ts';
import { openPageWithAnimation } from '../support/open-page.ts';
import { pageFrames } from '../support/page-frames.ts';
import { headings } from '../support/site-pages.ts';

for (const name of footerLinks.filter((each) => each !== 'gallery')) {
  test(`going to ${name} is announced once: the focus goes to its heading`, async ({ page }) => {
    await openPageWithAnimation(page, routes.gallery.path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes[name].label });
    await link.focus();
    await recordAnnouncements(page);
    await page.keyboard.press('Enter');
    await expectSettled(page, routes[name].title);
    expect(await readAnnouncements(page)).toEqual([`focus: ${headings[name]}`]);
  });
}

test('going back is announced once', async ({ page }) => {
  await openPageWithAnimation(page, '/partners');
  await headerLink(page, 'gallery').click();
  await expectSettled(page, routes.gallery.title);
  await recordAnnouncements(page);
  await page.goBack();
  await expectSettled(page, routes.partners.title);
  expect(await readAnnouncements(page)).toEqual([`focus: ${headings.partners}`]);
});

test('going to a section is announced once, by its own heading', async ({ page }) => {
  const [{ title } = { title: '' }] = services;
  await openPageWithAnimation(page, '/gallery');
  await dropDownButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await recordAnnouncements(page);
  await page.keyboard.press('Enter');
  await expectSettled(page, routes.services.title);
  expect(await readAnnouncements(page)).toEqual([`focus: ${title}`]);
});

async function expectSettled(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
}

/** Notes from now on what a screen reader would speak up for: what takes the focus, what a live region says. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    const live =
      '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
    const note = (text: string) => {
      said.push(text);
      document.documentElement.dataset.said = JSON.stringify(said);
    };
    document.addEventListener('focusin', ({ target }) => {
      note(`focus: ${target instanceof Element ? target.textContent : ''}`);
    });
    const sayings = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const words = region.checkVisibility() ? (region.textContent ?? '') : '';
        if (words && words !== sayings.get(region)) note(`live: ${words}`);
        sayings.set(region, words);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

async function readAnnouncements(page: Page): Promise<string[]> {
  return JSON.parse((await page.locator('html').getAttribute('data-said')) ?? '[]');
}
