import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type FullProject,
  type Page,
} from '@playwright/test';
import type { Site } from './built-sites.ts';
import { contactFormOf, toastOf } from './contact-form.ts';
import { freezeClock } from './frozen-clock.ts';
import { headerOf } from './header.ts';
import { openPage } from './loading.ts';

type OpenPages = (site: Site) => Promise<readonly { path: string; page: Page }[]>;

interface TestFixtures {
  header: ReturnType<typeof headerOf>;
  form: ReturnType<typeof contactFormOf>;
  toast: ReturnType<typeof toastOf>;
  openPages: OpenPages;
}

interface WorkerFixtures {
  sharedPages: OpenPages;
  frozenPage: Page;
}

/**
 * Playwright's `test` with pages that the tests of a worker share, because to open a page takes longer than
 * most tests: `openPages` opens all pages of a site, for tests that look at each and change nothing in it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  header: ({ page }, use) => use(headerOf(page)),
  form: ({ page }, use) => use(contactFormOf(page)),
  toast: ({ page }, use) => use(toastOf(page)),
  sharedPages: [
    async ({ browser }, use, { project }) => {
      let opened: { site: Site; context: BrowserContext; pages: ReturnType<OpenPages> } | undefined;
      await use(async (site) => {
        if (opened?.site !== site) {
          await opened?.context.close();
          const context = await browser.newContext(contextOptions(project));
          opened = { site, context, pages: openEachPage(context, site) };
        }
        return opened.pages;
      });
      await opened?.context.close();
    },
    { scope: 'worker' },
  ],
  openPages: ({ sharedPages, viewport }, use) =>
    use(async (site) => {
      const pages = await sharedPages(site);
      for (const { page } of pages) {
        await page.emulateMedia({ media: null });
        if (viewport) await page.setViewportSize(viewport);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      }
      return pages;
    }),
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

async function openEachPage(context: BrowserContext, { url, paths }: Site) {
  const pages: { path: string; page: Page }[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await openPage(page, url + path);
    pages.push({ path, page });
  }
  return pages;
}

function contextOptions({ use }: FullProject): BrowserContextOptions {
  return { baseURL: use.baseURL ?? '', ...use.contextOptions };
}
