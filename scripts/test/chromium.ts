import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('No Chromium here: installing the Debian package.');
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  if (!findChromium()) {
    throw new Error(
      'The browser tests need Chromium: install it ("apt-get install chromium") or name one in CHROMIUM_PATH.',
    );
  }
}
