import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { sentText, sentTitle, typed } from '../support/contact-form.ts';
import {
  mainScript,
  openHeldBack,
  openPage,
  waitForScript,
  waitUntilInteractive,
} from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { consoleOf, test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('without lazy scripts the form confirms in place, and pages change', async ({
  page,
  header,
  form,
}) => {
  // A server of another release answers in this way, because it does not have the file.
  await page.route(isLazyScript, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  const missed = page.waitForResponse((response) => isLazyScript(new URL(response.url())));
  await openPage(page, '/');
  await missed;
  const sent = page.getByRole('status').filter({ hasText: sentTitle, visible: true });
  for (const submissions of [1, 2]) {
    await form.fill();
    // The button would ignore a second click within a second.
    await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(sent, `after ${submissions}`).toHaveCount(1);
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport({ ratio: 1 });
    await form.expectEmpty();
  }
  await header.link('Gallery').click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  expect(await page.pageErrors()).toEqual([]);
});

test('a page that is never painted still loads its scripts', async ({ page }) => {
  await page.addInitScript('PerformanceObserver.prototype.observe = () => {}');
  await openPage(page, '/');
});

test('a page at an address that the site does not have stays as sent', async ({ page, header }) => {
  await page.route('/index.html', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: sites.sample.url }) });
  });
  await page.goto('/index.html');
  await waitForScript(page, mainScript);
  await expect(page.locator('h1')).toHaveText('Days long remembered, quietly dressed');
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
  await header.link('Gallery').click();
  await expect(page).toHaveURL('/gallery');
});

for (const part of ['header', 'home', 'form', 'footer']) {
  test(`a page whose ${part} cannot be hydrated stays as sent`, async ({ page, header, form }) => {
    const content = JSON.parse(readFileSync(sites.sample.folders.contentFile, 'utf8'));
    delete content[part];
    delete content.words[part];
    const body = `export default ${JSON.stringify(content)}`;
    await page.route(/\/assets\/content-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const release = await openHeldBack(page, '/');
    const sent = await page.locator('body').innerHTML();
    await form.fill();
    const failure = page.waitForEvent('console');
    release();
    await failure;
    expect(await page.locator('body').innerHTML()).toBe(sent);
    await expect(form.field('message')).toHaveValue(typed.message);
    expect(await consoleOf(page)).toHaveLength(1);
    // The submission adds a question mark to the address. So the browser loads the page, and hydration fails again.
    const failedAgain = page.waitForEvent('console');
    await form.submit();
    await failedAgain;
    await expect(form.element.getByText(sentText)).toBeInViewport();
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await header.link('Gallery').click();
    expect((await loaded).url()).toMatch(/\/gallery$/);
  });
}

for (const [name, element, path, heading] of [
  ['another page', 'figure', '/gallery', 'Twelve Days in Pictures'],
  ['the first page again', 'form', '/', 'Days long remembered, quietly dressed'],
] as const) {
  test(`${name} that fails in the browser comes from the server`, async ({ page, header }) => {
    await openPage(page, '/');
    if (path === '/') {
      await header.link('Gallery').click();
      // Otherwise the first page would return without being rendered.
      await expectSettledPage(page, 'Twelve Days in Pictures');
    }
    await page.evaluate((refused) => {
      const create = document.createElement;
      document.createElement = (name: string) => {
        if (name === refused) throw new Error(`No ${name} for this test.`);
        return create.call(document, name);
      };
    }, element);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await header.link(path === '/' ? 'Home' : 'Gallery').click();
    expect(new URL((await loaded).url()).pathname).toBe(path);
    await waitUntilInteractive(page);
    await expectSettledPage(page, heading);
  });
}

/** Whether an address is that of a script which is loaded only after hydration, when the page needs the script. */
function isLazyScript({ pathname }: URL): boolean {
  return pathname.endsWith('.js') && !sites.sample.firstScripts.includes(pathname);
}
