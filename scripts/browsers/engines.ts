import { ensureChromium } from './chromium.ts';
import { findCommand, findFile, installDebianPackage } from './debian-package.ts';

/** The absolute path of a Firefox on this machine (`FIREFOX_PATH` if set), or undefined. */
export function findFirefox(): string | undefined {
  return findFile(process.env.FIREFOX_PATH, [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/** The commands for running WebKitGTK's MiniBrowser on a virtual screen, or undefined if one is missing. */
export function findWebkit() {
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  const folders = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}`),
  );
  const browser = findFile(
    process.env.WEBKIT_PATH,
    folders.map((folder) => `${folder}/MiniBrowser`),
  );
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The fallback font until the site's own fonts are loaded, as named in `client/styles/font-faces.ts`. */
export function findFallbackFont(): string | undefined {
  return findFile(undefined, [
    '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
    '/System/Library/Fonts/Supplemental/Arial.ttf',
  ]);
}

/** What the tests need besides Chromium, and the Debian packages that contain it. */
const engines = [
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
 * that installs it. Throws if Chromium is missing, or anything else while `REQUIRE_ALL_ENGINES` is set.
 */
export function ensureEngines(): readonly string[] {
  ensureChromium();
  const missing = engines.filter(({ find, packages }) => {
    if (!find()) for (const name of packages) installDebianPackage(name);
    return !find();
  });
  const sentences = missing.map(
    ({ name, packages }) => `${name} (to install: "apt-get install ${packages.join(' ')}")`,
  );
  if (sentences.length > 0 && process.env.REQUIRE_ALL_ENGINES) {
    throw new Error(`REQUIRE_ALL_ENGINES is set, and missing is ${sentences.join(', ')}.`);
  }
  return sentences;
}
