import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, type PlaywrightTestConfig } from '@playwright/test';
import { findCommand } from '#scripts/find-command.ts';
import { everySite, sites } from './support/built-sites.ts';

/** Launch options that use the browser at `path`, if there is one, instead of Playwright's browser. */
const installedBrowser = (path: string | undefined) => (path ? { executablePath: path } : {});

const android = /@android/;
const webkit = /webkit\.test/;

const chromium = {
  ...installedBrowser(findCommand('chromium-headless-shell', 'chromium', 'google-chrome')),
  args: ['--disable-gpu', '--disable-quic'],
};

/**
 * Chromium runs every test; with Android's typefaces it runs those tagged `@android`. Firefox runs those tagged
 * `@firefox`, whose outcome depends on the engine: on popovers, focus, history, form validation, hydration of a
 * changed page, or the console. Stock Firefox is driven by WebDriver BiDi, which has no touch, no mobile screens, and
 * no switch for motion but a preference of the whole browser. Playwright cannot drive stock WebKit, so WebKit has tests
 * of its own. Firefox and WebKit start slowly, so they come first, in few workers, and run beside Chromium.
 */
const projects: NonNullable<PlaywrightTestConfig['projects']> = [
  {
    name: 'Chromium',
    testIgnore: webkit,
    grepInvert: android,
    use: { browserName: 'chromium', launchOptions: chromium },
  },
];

// If these typefaces are missing, `npm test` says so at its start.
const typefaces = '/usr/share/fonts/truetype';
if (existsSync(`${typefaces}/noto/NotoSerif-Regular.ttf`) && existsSync(`${typefaces}/roboto`)) {
  const FONTCONFIG_FILE = fileURLToPath(new URL('support/android-fonts.conf', import.meta.url));
  const env = { ...process.env, FONTCONFIG_FILE };
  // As on phones, glyph widths are not rounded to whole pixels.
  const args = [...chromium.args, '--font-render-hinting=none'];
  projects.unshift({
    name: 'Chromium, Android’s typefaces',
    grep: android,
    use: { browserName: 'chromium', launchOptions: { ...chromium, args, env } },
  });
}

const firefoxPath = findCommand('firefox-esr', 'firefox');
if (firefoxPath || existsSync(firefox.executablePath())) {
  const channel = firefoxPath ? { channel: 'moz-firefox' } : {};
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  const launchOptions = { ...installedBrowser(firefoxPath), firefoxUserPrefs };
  projects.unshift({
    name: 'Firefox',
    grep: /@firefox/,
    workers: 2,
    use: { browserName: 'firefox', ...channel, launchOptions },
  });
}

if (findCommand('WebKitWebDriver')) {
  projects.unshift({ name: 'WebKit', testMatch: webkit, workers: 1 });
}

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser',
  // The limits are generous, because machines may be small and shared, and no test measures time.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50] } },
  // A test mostly waits for the browser, so one worker for each core would leave cores idle.
  workers: Math.min(8, 2 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: sites.sample.url,
    viewport: { width: 1280, height: 900 },
    // Without this option, drawing animations would take much of the time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects,
  // If another run uses the usual two ports, `TEST_PORT` names the first of two other ones.
  webServer: everySite.map(({ folders, url }) => ({
    command: 'node main.js',
    cwd: folders.server,
    url,
    env: { PORT: new URL(url).port, SITE_URL: url, LOG_LEVEL: 'error' },
  })),
});
