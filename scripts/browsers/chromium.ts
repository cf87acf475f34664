import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What keeps a browser under test to this machine's pages. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The absolute path of a Chromium on this machine (`CHROMIUM_PATH` if set), or undefined. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...usualPlaces].find((path) => existsSync(path));
}

/** Installs Debian's Chromium where it is missing and may be installed. Throws one clear sentence otherwise. */
export function ensureChromium(): void {
  if (findChromium()) return;
  installDebianPackage('chromium');
  if (!findChromium()) {
    throw new Error(
      'The browser tests need Chromium: install it ("apt-get install chromium") or name one in CHROMIUM_PATH.',
    );
  }
}
