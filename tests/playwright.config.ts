import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, type PlaywrightTestConfig } from '@playwright/test';
import { findCommand } from '#scripts/find-command.ts';
import { baseUrl } from './support/addresses.ts';

/** Options that use a browser of this machine, if it has one, instead of Playwright's. */
const own = (path: string | undefined) => (path ? { executablePath: path } : {});

const withoutScripts = /e2e\/without-scripts/;
const testIgnore = [/webkit/, withoutScripts];
const chromium = {
  browserName: 'chromium',
  launchOptions: {
    ...own(findCommand('chromium-headless-shell', 'chromium', 'google-chrome')),
    // No sandbox, because root cannot have one, and no requests of the browser's own.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use'];

/**
 * Chromium runs every test, stock Firefox those that are tagged `@firefox`; both run `without-scripts` with
 * scripts switched off. Playwright drives Debian's Firefox by WebDriver BiDi, which has no touch, no mobile
 * screens and no reduced motion. It cannot drive Debian's WebKit, so that has tests of its own.
 */
const projects: NonNullable<PlaywrightTestConfig['projects']> = [
  { name: 'Chromium', testIgnore, use: chromium },
  {
    name: 'Chromium, scripts off',
    testMatch: withoutScripts,
    use: { ...chromium, javaScriptEnabled: false },
  },
];

const firefoxPath = findCommand('firefox-esr', 'firefox');
if (firefoxPath || existsSync(firefox.executablePath())) {
  const channel = firefoxPath ? { channel: 'moz-firefox' } : {};
  const stock = { browserName: 'firefox', ...channel } as const;
  const launchOptions = own(firefoxPath);
  const firefoxUserPrefs = { 'javascript.enabled': false };
  projects.push(
    { name: 'Firefox', testIgnore, grep: /@firefox/, use: { ...stock, launchOptions } },
    {
      name: 'Firefox, scripts off',
      testMatch: withoutScripts,
      use: { ...stock, launchOptions: { ...launchOptions, firefoxUserPrefs } },
    },
  );
}

if (findCommand('WebKitWebDriver')) {
  const testMatch = /webkit/;
  const grep = /without scripts/;
  projects.push(
    { name: 'WebKit', testMatch, grepInvert: grep },
    { name: 'WebKit, scripts off', testMatch, grep, use: { javaScriptEnabled: false } },
  );
}

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // Generous, because the machines are small and shared: no test is about speed.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50] } },
  // Most of a test is waiting for the browser: one worker on each core leaves cores idle.
  workers: Math.min(8, 2 * availableParallelism()),
  globalSetup: './support/require-current-build.ts',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: baseUrl,
    viewport: { width: 1280, height: 900 },
  },
  projects,
  webServer: {
    command: 'node server',
    cwd: '..',
    url: baseUrl,
    env: { PORT: new URL(baseUrl).port, SITE_URL: baseUrl, LOG_LEVEL: 'error' },
  },
});
