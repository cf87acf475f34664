import { findFile, installDebianPackage } from './debian-package.ts';

/** Flags that stop a browser under test from making requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The absolute path of a Chromium on this machine (`CHROMIUM_PATH` if set), or undefined. */
export function findChromium(): string | undefined {
  return findFile(process.env.CHROMIUM_PATH, [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);
}

/** Installs Debian's Chromium if there is none. Throws if that is not possible. */
export function ensureChromium(): void {
  if (findChromium()) return;
  installDebianPackage('chromium');
  if (!findChromium()) {
    throw new Error(
      'The browser tests need Chromium: install it ("apt-get install chromium") or name one in CHROMIUM_PATH.',
    );
  }
}
