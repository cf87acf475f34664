import { existsSync } from 'node:fs';
import { findCommand, installDebianPackages } from './debian-package.ts';

/** Flags that stop a Chromium under test from making requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine (`CHROMIUM_PATH` if set), or undefined. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? findCommand('chromium', 'chromium-browser', 'google-chrome');
}

/** The path of a Firefox on this machine (`FIREFOX_PATH` if set), or undefined. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findCommand('firefox-esr', 'firefox');
}

/** The commands for running WebKitGTK's MiniBrowser on a virtual screen, or undefined if one is missing. */
export function findWebkit() {
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  const browsers = ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  );
  const browser = process.env.WEBKIT_PATH ?? browsers.find((path) => existsSync(path));
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The fallback font until the site's own fonts are loaded, as named in `client/styles/font-faces.ts`. */
export function findFallbackFont(): string | undefined {
  return ['liberation', 'liberation2']
    .map((folder) => `/usr/share/fonts/truetype/${folder}/LiberationSans-Regular.ttf`)
    .find((path) => existsSync(path));
}

/** What the tests need, and the Debian packages that contain it. */
const needs: { name: string; find: () => unknown; packages: string[]; isRequired?: boolean }[] = [
  { name: 'Chromium', find: findChromium, packages: ['chromium'], isRequired: true },
  { name: 'nginx', find: () => findCommand('nginx'), packages: ['nginx-light'], isRequired: true },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb'] },
  {
    name: 'the Nu HTML checker, which runs on Java',
    find: () => findCommand('java'),
    packages: ['default-jre-headless'],
  },
  {
    name: 'the Liberation fonts, for the tests of fallback fonts',
    find: findFallbackFont,
    packages: ['fonts-liberation'],
  },
];

/**
 * Installs what the tests need, if this process may. Returns what is still missing, each with the command
 * that installs it. Throws if Chromium or nginx is missing, or anything while `REQUIRE_ALL_ENGINES` is set.
 */
export function ensureEngines(): readonly string[] {
  const absent = needs.filter(({ find }) => !find());
  if (absent.length > 0) installDebianPackages(...absent.flatMap(({ packages }) => packages));
  const missing = absent.filter(({ find }) => !find());
  const fatal = missing.filter(({ isRequired }) => isRequired || process.env.REQUIRE_ALL_ENGINES);
  if (fatal.length > 0) {
    throw new Error(`The tests cannot run without ${fatal.map(describe).join(', ')}.`);
  }
  return missing.map(describe);
}

function describe({ name, packages }: (typeof needs)[number]): string {
  return `${name} (to install: "apt-get install ${packages.join(' ')}")`;
}
