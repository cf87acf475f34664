import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/browsers/chromium.ts';
import { findFirefox } from '#scripts/browsers/firefox.ts';
import { findWebkit } from '#scripts/browsers/webkit.ts';
import type { EngineOptions } from './test.ts';

type EngineProject = NonNullable<PlaywrightTestConfig<object, EngineOptions>['projects']>[number];

const everyEngine = 'every-engine/**/*.test.ts';
const webkitAlone = 'webkit-alone/**/*.test.ts';
const withoutScripts = 'every-engine-without-scripts/**/*.test.ts';

const chromium = {
  browserName: 'chromium',
  engine: 'chromium',
  launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumFlags },
} as const;

/** All tests in Chromium, and in each other engine of this machine those that hold the promises. */
export const engineProjects: EngineProject[] = [
  { name: 'Chromium', testIgnore: [withoutScripts, webkitAlone], use: chromium },
  {
    name: 'Chromium, scripts off',
    testMatch: withoutScripts,
    use: { ...chromium, areScriptsOn: false, javaScriptEnabled: false },
  },
  ...firefoxProjects(findFirefox()),
  ...(findWebkit() ? webkitProjects() : []),
];

/** Stock Firefox, which Playwright drives by WebDriver BiDi. It turns scripts off by a preference alone. */
function firefoxProjects(executablePath: string | undefined): EngineProject[] {
  if (!executablePath) return [];
  const use = { browserName: 'firefox', engine: 'firefox', channel: 'moz-firefox' } as const;
  return [
    {
      name: 'Firefox',
      testMatch: everyEngine,
      use: { ...use, launchOptions: { executablePath } },
    },
    {
      name: 'Firefox, scripts off',
      testMatch: withoutScripts,
      use: {
        ...use,
        areScriptsOn: false,
        launchOptions: { executablePath, firefoxUserPrefs: { 'javascript.enabled': false } },
      },
    },
  ];
}

function webkitProjects(): EngineProject[] {
  return [
    { name: 'WebKit', testMatch: [everyEngine, webkitAlone], use: { engine: 'webkit' } },
    {
      name: 'WebKit, scripts off',
      testMatch: withoutScripts,
      use: { engine: 'webkit', areScriptsOn: false },
    },
  ];
}
