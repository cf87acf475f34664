import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { findCommand } from './find-command.ts';

/*
 * `npm run browsers` installs what the tests need: Debian's packages as root, else browsers with Playwright's
 * installer. Then it names what is still missing. With `--check` it installs nothing, and only names what is missing.
 */
const isCheck = process.argv.includes('--check');

/** Returns the names of Debian's packages for what is missing, separated by spaces. */
function findMissing(): string {
  const typefaces = '/usr/share/fonts/truetype';
  const hasChromium = findCommand('chromium-headless-shell', 'chromium', 'google-chrome');
  const hasFirefox = findCommand('firefox-esr', 'firefox');
  const needs = {
    'chromium-headless-shell': hasChromium ?? existsSync(chromium.executablePath()),
    'nginx-light': findCommand('nginx'),
    'firefox-esr': hasFirefox ?? existsSync(firefox.executablePath()),
    'webkit2gtk-driver xvfb xauth': findCommand('WebKitWebDriver') && findCommand('xauth'),
    'fonts-liberation': existsSync(`${typefaces}/liberation`),
    'fonts-noto-core': existsSync(`${typefaces}/noto/NotoSerif-Regular.ttf`),
    'fonts-roboto-unhinted': existsSync(`${typefaces}/roboto`),
  };
  return Object.entries(needs)
    .flatMap(([name, isThere]) => (isThere ? [] : name))
    .join(' ');
}

function install(packages: string): void {
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (process.getuid?.() === 0 && findCommand('apt-get')) {
    // At run level 1 the packages start no service, such as nginx.
    const apt = 'DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq';
    run(`${apt} update && ${apt} install -y --no-install-recommends ${packages}`);
  } else if (/chromium|firefox/.test(packages)) run('npx playwright install chromium firefox');
}

if (!isCheck && findMissing()) install(findMissing());

const missing = findMissing();
if (missing) {
  const isFatal = /chromium|nginx/.test(missing) || process.env.REQUIRE_ALL_ENGINES;
  const remedy = isCheck
    ? '"npm run browsers" brings it'
    : `Debian: "apt-get install ${missing}"; macOS: "brew install nginx"`;
  console.error(
    `${isFatal ? 'The tests cannot run' : 'Some tests are skipped'} without ${missing}. ${remedy}.`,
  );
  process.exitCode = isFatal ? 1 : 0;
}
