import { expect, test } from '@playwright/test';
import { dropDownCloseDelayMs, dropDownOpenDelayMs } from '#shared/constants.ts';
import { routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import {
  contactForm,
  expectEmptyFields,
  field,
  fieldNames,
  fillForm,
  submitForm,
  typed,
} from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import {
  dropDownButton,
  dropDownLinks,
  dropDownPanel,
  headerLink,
  menuButton,
  menuPanel,
} from '../support/header.ts';
import { readHeaderAppearance, solidHeader } from '../support/header-appearance.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { waitUntilInteractive } from '../support/open-page.ts';
import { expectNothingSent, recordRequests } from '../support/sent-data.ts';
import { everyPage, headings } from '../support/site-pages.ts';

let release = () => {};

test.beforeEach(async ({ page }) => {
  release = await holdBackMainScript(page);
});

test('before hydration every page but home has a solid header', async ({ page }) => {
  for (const { path } of everyPage.filter((each) => each.path !== routes.home.path)) {
    await openHeldBack(page, path);
    expect(await readHeaderAppearance(page), path).toEqual(solidHeader);
  }
});

test('before hydration the links of header and cards lead on', async ({ page }) => {
  await openHeldBack(page, routes.ourStory.path);
  await clickAt(page, headerLink(page, 'home'));
  await expect(page.getByRole('heading', { level: 1, name: headings.home })).toBeVisible();
  const [service] = services;
  await page.getByRole('article').getByRole('link').first().press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL(service ? pathToService(service) : '');
  await expect(page.getByRole('heading', { level: 1, name: headings.services })).toBeVisible();
});

test('before hydration the drop-down opens, and its links lead on', async ({ page }) => {
  await openHeldBack(page, routes.gallery.path);
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
  await clickAt(page, dropDownLinks(page).last());
  await expect(page.getByRole('heading', { level: 1, name: headings.services })).toBeVisible();
});

test('before hydration the drop-down waits as long as it does after', async ({ page }) => {
  await openHeldBack(page, routes.gallery.path);
  const panel = dropDownPanel(page);
  const delaysMs = async () => {
    const delays = await panel.evaluate((element) => getComputedStyle(element).transitionDelay);
    return delays.split(',').map((delay) => Math.round(Number.parseFloat(delay) * 1000));
  };
  expect(Math.min(...(await delaysMs()))).toBe(dropDownCloseDelayMs);
  await hoverAt(page, dropDownButton(page));
  expect(await delaysMs()).toEqual([dropDownOpenDelayMs]);
});

test('a drop-down that opened before hydration stays open through it', async ({ page }) => {
  await openHeldBack(page, routes.gallery.path);
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
  release();
  await waitUntilInteractive(page);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
  await page.mouse.move(640, 700);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse that came to the button before hydration opens the drop-down after it', async ({
  page,
}) => {
  await openHeldBack(page, routes.gallery.path);
  // The delay that CSS would wait does not pass.
  await dropDownPanel(page).evaluate((element) =>
    element.style.setProperty('transition-delay', '9999s', 'important'),
  );
  await hoverAt(page, dropDownButton(page));
  release();
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
});

test('before hydration the browser checks the fields of the form', async ({ page }) => {
  await openHeldBack(page, routes.home.path);
  const requests = recordRequests(page);
  await fillForm(page, 'Message');
  await submitForm(page);
  await expect(field(page, 'Message')).toBeFocused();
  await expect(contactForm(page).locator(':invalid')).toHaveCount(1);
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('before hydration the form sends nothing and clears, and confirms once its page has loaded', async ({
  page,
}) => {
  await openHeldBack(page, routes.home.path);
  await fillForm(page);
  const requests = recordRequests(page);
  await submitForm(page);
  await expectEmptyFields(page);
  await expectNothingSent(page, requests);
  release();
  await waitUntilInteractive(page);
  await expect(page.getByText(toastWords.sentText)).toBeInViewport();
  await expect(page).toHaveURL(routes.home.path);
});

test('what was typed before hydration is still there after it, and can be sent', async ({
  page,
}) => {
  await openHeldBack(page, routes.home.path);
  await fillForm(page);
  release();
  await waitUntilInteractive(page);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
  await submitForm(page);
  await expect(page.getByText(toastWords.sentTitle).filter({ visible: true })).not.toHaveCount(0);
  await expectEmptyFields(page);
});

test.describe('small screens', () => {
  test.use(phone);

  test('before hydration the panel opens, and stays open when React takes over', async ({
    page,
  }) => {
    await openHeldBack(page, routes.gallery.path);
    await menuButton(page).tap();
    await expect(await menuPanel(page)).toBeVisible();
    release();
    await waitUntilInteractive(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(await menuPanel(page)).toBeVisible();
  });

  test('before hydration the panel works with keys and leads on', async ({ page }) => {
    await openHeldBack(page, routes.gallery.path);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(headerLink(page, 'home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(await menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).tap();
    await headerLink(page, 'partners').tap({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1, name: headings.partners })).toBeVisible();
    await expect(await menuPanel(page)).toBeHidden();
  });
});
