import { type ChildProcess, spawn } from 'node:child_process';
import { test as base, type Page } from '@playwright/test';
import { sites } from './built-sites.ts';
import { contactFormOf, toastOf } from './contact-form.ts';
import { headerOf } from './header.ts';
import { openPage } from './loading.ts';
import { receiveText } from './received-text.ts';

interface Fixtures {
  header: ReturnType<typeof headerOf>;
  form: ReturnType<typeof contactFormOf>;
  toast: ReturnType<typeof toastOf>;
  serveSampleSite: (environment: NodeJS.ProcessEnv) => Promise<string>;
}

/** Playwright's `test` with fixtures for the parts of a page that many tests use. */
export const test = base.extend<Fixtures>({
  header: ({ page }, use) => use(headerOf(page)),
  form: ({ page }, use) => use(contactFormOf(page)),
  toast: ({ page }, use) => use(toastOf(page)),
  /** Serves the sample site with these settings until the test ends. Resolves with the address of the site. */
  serveSampleSite: async ({ baseURL: _ }, use) => {
    const { server: cwd } = sites.sample.folders;
    let server: ChildProcess | undefined;
    await use(async (environment) => {
      const child = spawn(process.execPath, ['main.js'], {
        cwd,
        env: { PORT: '0', ...environment },
      });
      server = child;
      const log = await receiveText(child.stdout).receives('"msg":"ready"');
      return `http://localhost:${/"port":(\d+)/.exec(log)?.[1]}`;
    });
    server?.kill();
  },
});

/** Options for animation tests. They turn off the reduced motion that the configuration sets. */
export const withMotion = { contextOptions: {} };

/** `test` with a page that is open at `path`, and whose timers fire only when `runFor` advances its clock. */
export const testWithFrozenClock = test.extend<{ path: string }>({
  path: ['/', { option: true }],
  page: async ({ page, path }, use) => {
    const time = Date.UTC(2030, 0, 1);
    await page.clock.install({ time });
    await page.clock.pauseAt(time + 60 * 60 * 1000);
    await openPage(page, path);
    await use(page);
  },
});

/** Advances the page's clock and waits until React has rendered. */
export async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await rendered(page);
}

/** Waits until everything that is already queued in the page has been rendered. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 3; turn += 1) {
      port2.postMessage(null);
      await new Promise((resolve) => Object.assign(port1, { onmessage: resolve }));
    }
  });
}

/** The messages and errors in a page's console, without the browser's own message about a page with status 404. */
export async function consoleOf(page: Page): Promise<string[]> {
  // The filter is needed, because messages about a page's headers come before Playwright counts the page as open.
  const messages = await page.consoleMessages({ filter: 'all' });
  const errors = await page.pageErrors({ filter: 'all' });
  const isFromSite = (text: string, url: string) => url !== page.url() || !text.includes('404');
  const siteMessages = messages.filter((each) => isFromSite(each.text(), each.location().url));
  return [...siteMessages.map((each) => each.text()), ...errors.map(({ message }) => message)];
}
