import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { findCommand } from './find-command.ts';

/*
 * `npm run browsers` installs the programs and fonts that the tests need, then prints which are still missing. As root
 * on Debian it installs Debian's packages, otherwise it installs Chromium and Firefox with Playwright's installer. With
 * `--check` it installs nothing.
 */
const isCheck = process.argv.includes('--check');

/** Returns the names of the Debian packages that contain the missing programs and fonts, separated by spaces. */
function findMissingPackages(): string {
  const fontFolder = '/usr/share/fonts/truetype';
  const needs = {
    'chromium-headless-shell':
      findCommand('chromium-headless-shell', 'chromium', 'google-chrome') ??
      existsSync(chromium.executablePath()),
    'nginx-light': findCommand('nginx'),
    'firefox-esr': findCommand('firefox-esr', 'firefox') ?? existsSync(firefox.executablePath()),
    'webkit2gtk-driver xvfb xauth': findCommand('WebKitWebDriver') && findCommand('xauth'),
    'fonts-liberation': existsSync(`${fontFolder}/liberation`),
    'fonts-noto-core': existsSync(`${fontFolder}/noto/NotoSerif-Regular.ttf`),
    'fonts-roboto-unhinted': existsSync(`${fontFolder}/roboto`),
  };
  return Object.entries(needs)
    .flatMap(([name, isInstalled]) => (isInstalled ? [] : name))
    .join(' ');
}

function install(packages: string): void {
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (process.getuid?.() === 0 && findCommand('apt-get')) {
    // With this run level, the installation of a package starts no service, such as nginx.
    const apt = 'DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq';
    run(`${apt} update && ${apt} install -y --no-install-recommends ${packages}`);
  } else if (/chromium|firefox/.test(packages)) run('npx playwright install chromium firefox');
}

if (!isCheck && findMissingPackages()) install(findMissingPackages());

const missing = findMissingPackages();
if (missing) {
  const isFatal = /chromium|nginx/.test(missing) || process.env.REQUIRE_ALL_ENGINES;
  const remedy = isCheck
    ? 'Run "npm run browsers"'
    : `Debian: "apt-get install ${missing}"; macOS, if nginx is named: "brew install nginx"`;
  console.error(
    `${isFatal ? 'The tests cannot run' : 'Some tests are skipped'} without ${missing}. ${remedy}.`,
  );
  process.exitCode = isFatal ? 1 : 0;
}
