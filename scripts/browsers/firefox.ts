import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The absolute path of a Firefox on this machine (`FIREFOX_PATH` if set), or undefined. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  return [...(named ? [named] : []), ...usualPlaces].find((path) => existsSync(path));
}
