import {
  type BrowserContextOptions,
  test as base,
  type FullProject,
  type Page,
} from '@playwright/test';
import { contactFormOf, toastOf } from './contact-form.ts';
import { freezeClock } from './frozen-clock.ts';
import { headerOf } from './header.ts';
import { openPage } from './loading.ts';
import { everyPage } from './site-pages.ts';

type LoadedPage = (typeof everyPage)[number] & { page: Page };

interface TestFixtures {
  header: ReturnType<typeof headerOf>;
  form: ReturnType<typeof contactFormOf>;
  toast: ReturnType<typeof toastOf>;
  openPages: LoadedPage[];
}

interface WorkerFixtures {
  loadedPages: LoadedPage[];
  frozenPage: Page;
}

/**
 * Playwright's `test` with pages that the tests of a worker share, because to open a page takes longer than
 * most tests: `openPages` are all pages of the site, for tests that look at each and change nothing in it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  header: ({ page }, use) => use(headerOf(page)),
  form: ({ page }, use) => use(contactFormOf(page)),
  toast: ({ page }, use) => use(toastOf(page)),
  loadedPages: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(contextOptions(project));
      const pages: LoadedPage[] = [];
      for (const each of everyPage) {
        const page = await context.newPage();
        await openPage(page, each.path);
        pages.push({ ...each, page });
      }
      await use(pages);
      await context.close();
    },
    { scope: 'worker' },
  ],
  openPages: async ({ loadedPages, viewport }, use) => {
    for (const { page } of loadedPages) {
      await page.emulateMedia({ media: null });
      if (viewport) await page.setViewportSize(viewport);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
    await use(loadedPages);
  },
  frozenPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(contextOptions(project));
      await freezeClock(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The options of tests for which something has to move. */
export const withMotion = { contextOptions: {} };

/** The same with a page whose clock stands still. Each test loads it anew, at `path`. */
export const testWithFrozenClock = test.extend<{ path: string }>({
  path: ['/', { option: true }],
  page: async ({ frozenPage, path, viewport }, use) => {
    if (viewport) await frozenPage.setViewportSize(viewport);
    await frozenPage.mouse.move(0, 0);
    await openPage(frozenPage, path);
    await use(frozenPage);
  },
});

function contextOptions({ use }: FullProject): BrowserContextOptions {
  return { baseURL: use.baseURL ?? '', ...use.contextOptions };
}
