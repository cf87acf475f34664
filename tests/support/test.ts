import { test as base } from '@playwright/test';
import { contactFormOf, toastOf } from './contact-form.ts';
import { headerOf } from './header.ts';
import { openPage } from './loading.ts';

interface Fixtures {
  header: ReturnType<typeof headerOf>;
  form: ReturnType<typeof contactFormOf>;
  toast: ReturnType<typeof toastOf>;
}

/** Playwright's `test` with the parts of its page that many tests use. */
export const test = base.extend<Fixtures>({
  header: ({ page }, use) => use(headerOf(page)),
  form: ({ page }, use) => use(contactFormOf(page)),
  toast: ({ page }, use) => use(toastOf(page)),
});

/** The options of tests for which something has to move. */
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
