import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/browsers/chromium.ts';
import { findFirefox, findWebkit } from '#scripts/browsers/engines.ts';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

const noScripts = /@no-scripts/;
const both = /(?=.*@firefox)(?=.*@no-scripts)/;
const webkitTests = 'webkit/**/*.test.ts';
const testIgnore = webkitTests;

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumFlags },
} as const;

/**
 * The projects of the browser tests. Chromium runs every test once, those tagged `@no-scripts` with
 * scripts switched off. Firefox runs in the same way the tests that are tagged `@firefox`. WebKit, of
 * which Playwright drives its own build alone, has tests of its own in `webkit/`.
 */
export const browserProjects: Project[] = [
  { name: 'Chromium', testIgnore, grepInvert: noScripts, use: chromium },
  {
    name: 'Chromium, scripts off',
    testIgnore,
    grep: noScripts,
    use: { ...chromium, javaScriptEnabled: false },
  },
  ...firefoxProjects(findFirefox()),
  ...(findWebkit() ? [{ name: 'WebKit', testMatch: webkitTests }] : []),
];

/**
 * Stock Firefox, which Playwright drives by WebDriver BiDi: without touch, mobile screens and reduced
 * motion. With scripts off, by its preference, Playwright's own waiting hangs there: such tests poll.
 */
function firefoxProjects(executablePath: string | undefined): Project[] {
  if (!executablePath) return [];
  const use = { browserName: 'firefox', channel: 'moz-firefox' } as const;
  const firefoxUserPrefs = { 'javascript.enabled': false };
  return [
    {
      name: 'Firefox',
      testIgnore,
      grep: /@firefox/,
      grepInvert: noScripts,
      use: { ...use, launchOptions: { executablePath } },
    },
    {
      name: 'Firefox, scripts off',
      testIgnore,
      grep: both,
      use: { ...use, launchOptions: { executablePath, firefoxUserPrefs } },
    },
  ];
}
