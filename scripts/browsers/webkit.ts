import { existsSync } from 'node:fs';
import { findCommand } from './debian-package.ts';

/** Where Debian's `webkit2gtk-driver` and its libraries put WebKit's small browser. */
const browserPlaces = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** The commands with which WebKitGTK is driven on this machine, or undefined where one is missing. */
export function findWebkit() {
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  const named = process.env.WEBKIT_PATH;
  const browser = [...(named ? [named] : []), ...browserPlaces].find((path) => existsSync(path));
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}
