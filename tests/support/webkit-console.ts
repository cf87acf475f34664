import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { hashOf } from './policy.ts';
import { serveThrough } from './proxied-site.ts';
import { endProcess, startScreen } from './webkit.ts';

const doneMarker = 'All pages were used.';

/**
 * Returns the console lines that WebKit prints while every path is loaded and used. Under WebDriver it
 * prints none, so a script that is added to each page, and to its policy, uses the page and loads the next.
 */
export async function readWebkitConsole(paths: readonly string[]): Promise<string[]> {
  const script = `(${usePage})(${JSON.stringify(paths)}, ${JSON.stringify(doneMarker)})`;
  const site = await serveThrough((html, response) => {
    const policy = String(response.getHeader('Content-Security-Policy'));
    const admitted = policy.replace('script-src', `script-src '${hashOf(script, 'sha256')}'`);
    response.setHeader('Content-Security-Policy', admitted);
    response.end(html.replace('</head>', () => `<script>${script}</script></head>`));
  });
  const { commands, screen } = await startScreen();
  const args = ['--enable-write-console-messages-to-stdout=true', site.url + paths[0]];
  const browser = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', commands.browser, ...args], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const printed: string[] = [];
  const patience = setTimeout(() => browser.kill(), 60_000);
  try {
    for await (const line of createInterface({ input: browser.stdout })) {
      if (line.includes(doneMarker)) return printed.filter((each) => each.includes('CONSOLE '));
      printed.push(line);
    }
    throw new Error(`WebKit did not reach the last page: ${printed.join(' ')}`);
  } finally {
    clearTimeout(patience);
    await endProcess(browser);
    await screen.close();
    site.close();
  }
}

/** Runs in each page: opens the drop-down, sends a form, follows a link, loads the next page. */
async function usePage(paths: readonly string[], marker: string): Promise<void> {
  const { pathname } = window.location;
  const until = async (isSo: () => unknown) => {
    while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  await until(() => all('header button[aria-expanded]').length);
  all('header button[aria-expanded]')[0]?.click();
  await until(() => all('header button[aria-expanded=true]').length);
  const [form] = document.forms;
  if (form) {
    for (const field of all('input, textarea')) {
      (field as HTMLInputElement).value = 'peonies@ashgrove.example';
    }
    form.requestSubmit();
    await until(() => all('[role=region] li button').length);
    all('[role=region] li button')[0]?.click();
    await until(() => !all('[role=region] li').length);
  }
  const [link] = all('header nav a').filter((each) => each.getAttribute('href') !== pathname);
  link?.click();
  const hasArrived = () => document.activeElement?.tagName === 'H1' && all('main > *').length === 1;
  await until(() => window.location.pathname !== pathname && hasArrived());
  const next = paths[paths.indexOf(pathname) + 1];
  if (next) window.location.assign(next);
  else console.info(marker);
}
