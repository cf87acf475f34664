import { expect, type Locator, type Page, test } from '@playwright/test';
import { footerLinks, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { contactForm, field, fieldNames, submitButton, typed } from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, headerLink, menuButton } from '../support/header.ts';
import {
  readHeaderAppearance,
  solidHeader,
  transparentHeader,
} from '../support/header-appearance.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { pageSentences } from '../support/page-sentences.ts';
import { expectNothingSent, recordRequests } from '../support/sent-data.ts';
import { everyPage } from '../support/site-pages.ts';
import { visibleTexts } from '../support/visible-texts.ts';

// These poll what can be read at once: Playwright's own waiting hangs in a Firefox without scripts.
const tag = ['@no-scripts', '@firefox'];

test('without scripts every page can be read and leads on', { tag }, async ({ page }) => {
  for (const { name, path, heading } of everyPage) {
    await page.goto(path);
    expect(await hasRunScripts(page), path).toBe(false);
    const texts = (await visibleTexts(page)).map(({ text }) => text);
    const text = texts.join(' ').replace(/\s+/g, ' ');
    const sentences = pageSentences[name] ?? [];
    expect(sentences.length, path).toBeGreaterThan(0);
    for (const sentence of [heading, ...sentences]) expect(text, path).toContain(sentence);
    expect(texts, path).toEqual(
      expect.arrayContaining(footerLinks.map((link) => routes[link].label)),
    );
  }
  await clickAt(page, headerLink(page, 'gallery'));
  await expectPath(page, routes.gallery.path);
});

test('without scripts the home page’s header is transparent and scrolls away, the others’ is solid and stays', {
  tag,
}, async ({ page }) => {
  const bottom = () =>
    page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom);
  await page.goto(routes.home.path);
  expect(await bottom()).toBeGreaterThan(40);
  expect(await readHeaderAppearance(page)).toEqual(transparentHeader);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  for (const { path } of everyPage.filter((each) => each.path !== routes.home.path)) {
    await page.goto(path);
    expect(await readHeaderAppearance(page), path).toEqual(solidHeader);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    expect(await bottom(), path).toBeGreaterThan(40);
  }
});

test('without scripts the drop-down opens on hover, and closes', { tag }, async ({ page }) => {
  await page.goto(routes.gallery.path);
  await hoverAt(page, dropDownButton(page));
  await expectVisibleLinks(page, services.length);
  await page.mouse.move(640, 700);
  await expectVisibleLinks(page, 0);
});

test('without scripts the drop-down opens on focus, and its links lead on', { tag }, async ({
  page,
}) => {
  await page.goto(routes.gallery.path);
  await focusOn(dropDownButton(page));
  await expectVisibleLinks(page, services.length);
  await page.keyboard.press('Tab');
  await expectFocus(dropDownLinks(page).first());
  await page.keyboard.press('Enter');
  await expectPath(page, services[0] ? pathToService(services[0]) : '');
});

test('without scripts the small-screen panel works with mouse and keys', { tag }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 460, height: 812 });
  await page.goto(routes.gallery.path);
  const isOpen = () => headerLink(page, 'home').isVisible();
  expect(await isOpen()).toBe(false);
  await clickAt(page, menuButton(page));
  await expect.poll(isOpen).toBe(true);
  await clickAt(page, menuButton(page));
  await expect.poll(isOpen).toBe(false);
  await focusOn(menuButton(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocus(headerLink(page, 'home'));
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await expectFocus(menuButton(page));
  await page.keyboard.press('Enter');
  await expect.poll(isOpen).toBe(true);
  await clickAt(page, headerLink(page, 'partners'));
  await expectPath(page, routes.partners.path);
  expect(await isOpen()).toBe(false);
});

test('without scripts the browser checks the fields of the form', { tag }, async ({ page }) => {
  await page.goto(routes.home.path);
  const requests = recordRequests(page);
  await type(page, { ...typed, Email: 'quillon at ashgrove', Message: '' });
  await expectFocus(field(page, 'Email'));
  expect(await contactForm(page).locator(':invalid').count()).toBe(2);
  expect(await confirmation(page).isVisible()).toBe(false);
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('without scripts the form sends nothing, confirms and clears', { tag }, async ({ page }) => {
  await page.goto(routes.home.path);
  expect(await confirmation(page).isVisible()).toBe(false);
  const requests = recordRequests(page);
  await type(page, typed);
  await expect.poll(() => confirmation(page).isVisible()).toBe(true);
  const box = await confirmation(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(800);
  for (const name of fieldNames) expect(await field(page, name).inputValue(), name).toBe('');
  await expectNothingSent(page, requests);
});

function confirmation(page: Page): Locator {
  return page.getByRole('main').getByText(toastWords.sentText);
}

/** Types into every field, and submits by key. */
async function type(page: Page, texts: Record<(typeof fieldNames)[number], string>): Promise<void> {
  for (const name of fieldNames) {
    await focusOn(field(page, name));
    await page.keyboard.type(texts[name]);
  }
  await focusOn(submitButton(page));
  await page.keyboard.press('Enter');
}

/** Whether a script of the page has run: it would have set an attribute. */
function hasRunScripts(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-scroll'));
}

function focusOn(element: Locator): Promise<void> {
  return element.evaluate((host: HTMLElement) => host.focus());
}

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((host) => host === document.activeElement)).toBe(true);
}

async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(path);
}

async function expectVisibleLinks(page: Page, count: number): Promise<void> {
  await expect.poll(() => dropDownLinks(page).filter({ visible: true }).count()).toBe(count);
}
