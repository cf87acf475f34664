import { ensureChromium } from './chromium.ts';
import { installDebianPackage } from './debian-package.ts';
import { findFirefox } from './firefox.ts';
import { findWebkit } from './webkit.ts';

interface Engine {
  name: string;
  isThere: () => boolean;
  /** The Debian packages that bring it. */
  packages: readonly string[];
}

const engines: readonly Engine[] = [
  { name: 'Firefox', isThere: () => Boolean(findFirefox()), packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: () => Boolean(findWebkit()),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Installs the engines that are missing where that may be done. Says in a sentence each which ones the
 * browser tests have to do without; Chromium, and with `REQUIRE_ALL_ENGINES` any of them, is an error.
 */
export function ensureEngines(): readonly string[] {
  ensureChromium();
  const missing = engines.filter((engine) => !ensure(engine));
  const sentences = missing.map(
    ({ name, packages }) => `${name} (to have it: "apt-get install ${packages.join(' ')}")`,
  );
  if (sentences.length > 0 && process.env.REQUIRE_ALL_ENGINES) {
    throw new Error(`REQUIRE_ALL_ENGINES is set, and missing is ${sentences.join(', ')}.`);
  }
  return sentences;
}

function ensure({ isThere, packages }: Engine): boolean {
  if (isThere()) return true;
  for (const name of packages) installDebianPackage(name);
  return isThere();
}
