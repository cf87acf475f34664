import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox } from '@playwright/test';
import { findCommand } from './find-command.ts';

/*
 * `npm test` begins with this: it installs what the tests need, from Debian as root, else the browsers by
 * Playwright's own installer, and says what is missing after that. Chromium and nginx are required.
 */
const isInstalled = (browser: BrowserType) => existsSync(browser.executablePath());
const mayUseApt = process.getuid?.() === 0 && findCommand('apt-get') !== undefined;

const hasChromium = () => findCommand('chromium', 'google-chrome') || isInstalled(chromium);

const typefaces = '/usr/share/fonts/truetype';

const needs = [
  // With the headless shell the tests take two thirds of the time that they take with a whole Chromium.
  ['chromium-headless-shell', () => findCommand('chromium-headless-shell')],
  ['nginx-light', () => findCommand('nginx')],
  ['firefox-esr', () => findCommand('firefox-esr', 'firefox') || isInstalled(firefox)],
  ['webkit2gtk-driver xvfb xauth', () => findCommand('WebKitWebDriver') && findCommand('xauth')],
  ['fonts-liberation', () => existsSync(`${typefaces}/liberation`)],
  ['fonts-noto-core', () => existsSync(`${typefaces}/noto/NotoSerif-Regular.ttf`)],
  ['fonts-roboto-unhinted', () => existsSync(`${typefaces}/roboto`)],
] as const;
const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });

/** Debian's packages that are wanted and not there. */
function findWanted(): string {
  return needs.flatMap(([name, isThere]) => (isThere() ? [] : name)).join(' ');
}

/** Those of them whose place nothing else takes. */
function findMissing(): string {
  return hasChromium() ? findWanted().replace('chromium-headless-shell', '').trim() : findWanted();
}

if (mayUseApt && findWanted()) {
  // At run level 1 no service is started.
  const apt = 'DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq';
  run(`${apt} update && ${apt} install -y --no-install-recommends ${findWanted()}`);
}
const install = 'npx playwright install --with-deps chromium firefox';
if (/chromium|firefox/.test(findMissing())) run(install);
const missing = findMissing();
if (missing) {
  const isFatal = /chromium|nginx/.test(missing) || process.env.REQUIRE_ALL_ENGINES;
  console.error(
    `${isFatal ? 'The tests cannot run' : 'Some tests are skipped'} without ${missing}. Debian: "apt-get install ${missing}". macOS, without WebKit: "brew install nginx" and "${install}".`,
  );
  process.exitCode = isFatal ? 1 : 0;
}
