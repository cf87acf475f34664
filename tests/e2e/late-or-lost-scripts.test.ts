import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import {
  expectEmptyFields,
  expectNothingSent,
  fillForm,
  recordRequests,
  submitForm,
} from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, headerLink } from '../support/header.ts';
import {
  chunks,
  holdBack,
  isLazyScript,
  main,
  mainScript,
  openPage,
  vendor,
  waitUntilInteractive,
} from '../support/loading.ts';
import { collectErrors, collectMessages } from '../support/messages.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { serveThrough } from '../support/proxied-site.ts';
import { headings, pageHeading } from '../support/site-pages.ts';

/** When `client/entry/start.ts` stops waiting for the page to be painted, in milliseconds. */
const latestStartMs = 1000;

test('where a script of the first load is lost, the drop-down leads on, and the form sends nothing, confirms and clears', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const script of [vendor, chunks[0], main]) {
    const isLost = (url: URL) => url.pathname === `/assets/${script}`;
    await page.route(isLost, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => isLost(new URL(request.url())));
    await page.goto(routes.gallery.path);
    await lost;
    await hoverAt(page, dropDownButton(page));
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    await dropDownLinks(page).last().click();
    await expect(pageHeading(page, 'services')).toBeVisible();

    await page.goto(routes.home.path);
    const confirmation = page.getByText(toastWords.sentText);
    await expect(confirmation).toBeHidden();
    await fillForm(page);
    const requests = recordRequests(page);
    await submitForm(page);
    await expect(confirmation, script).toBeInViewport();
    await expectEmptyFields(page);
    await expectNothingSent(page, requests);
    await page.unroute(isLost);
  }
  expect(errors).toEqual([]);
});

test('a page that outlived its release still leads on and back', async ({ page }) => {
  const errors = collectErrors(page);
  await openOutdatedPage(page, routes.ourStory.path);
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(pageHeading(page, 'gallery')).toBeFocused();
  await expectSettledPage(page, headings.gallery);
  await page.goBack();
  await expect(pageHeading(page, 'ourStory')).toBeFocused();
  expect(errors).toEqual([]);
});

test('a form on a page that outlived its release confirms in place, once, with the focus, and clears', {
  tag: '@firefox',
}, async ({ page }) => {
  const errors = collectErrors(page);
  await openOutdatedPage(page, routes.home.path);
  await fillForm(page);
  await submitForm(page);
  const sent = page.getByRole('status').filter({ hasText: toastWords.sentTitle, visible: true });
  await expect(sent).toHaveCount(1);
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(toastWords.sentText);
  await expect(sent).toBeInViewport({ ratio: 1 });
  await expectEmptyFields(page);
  expect(errors).toEqual([]);
});

test('a page that is never painted gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await openPage(page, routes.home.path);
});

test('where the vendor script arrives last the site waits for it', async ({ page }) => {
  const messages = collectMessages(page);
  const release = await holdBack(page, /\/assets\/vendor-/);
  const arrived = page.waitForResponse(mainScript);
  await page.goto(routes.home.path, { waitUntil: 'commit' });
  await (await arrived).finished();
  release();
  await waitUntilInteractive(page);
  expect(messages).toEqual([]);
});

for (const { what, mark } of [
  { what: 'body', mark: '<div id="root"' },
  { what: 'footer', mark: '<footer' },
]) {
  test(`a page whose ${what} is late is taken over once it is there, whole`, async ({ page }) => {
    let release = () => {};
    const site = await serveThrough(async (html, response) => {
      const end = html.indexOf(mark);
      response.write(html.slice(0, end));
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      response.end(html.slice(end));
    });
    try {
      const messages = collectMessages(page);
      await page.goto(site.url + routes.ourStory.path, { waitUntil: 'commit' });
      // Later than the scripts would start on a page that is never painted.
      await page.waitForFunction((ms) => performance.now() > ms, latestStartMs * 1.5);
      expect(await page.locator('html').getAttribute('data-interactive')).toBeNull();
      release();
      await waitUntilInteractive(page);
      for (const tag of ['h1', 'main', 'footer']) await expect(page.locator(tag)).toHaveCount(1);
      await clickAt(page, headerLink(page, 'gallery'));
      await expect(pageHeading(page, 'gallery')).toBeFocused();
      expect(messages).toEqual([]);
    } finally {
      site.close();
    }
  });
}

/** Opens a page whose later scripts went with the release before this one; resolves once one was missed. */
async function openOutdatedPage(page: Page, path: string): Promise<void> {
  await page.route(isLazyScript, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  const missed = page.waitForResponse((response) => isLazyScript(new URL(response.url())));
  await openPage(page, path);
  expect((await missed).status()).toBe(404);
}
