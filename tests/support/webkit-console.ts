import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { productionUrl } from './addresses.ts';
import { hashOf } from './policy.ts';
import { endProcess, startScreen } from './webkit.ts';

const doneMarker = 'All pages were used.';

/**
 * The lines that WebKit prints of the console while every path is loaded and used. It prints none under
 * automation: a script that the test adds to each page uses it and goes on to the next.
 */
export async function readWebkitConsole(paths: readonly string[]): Promise<string[]> {
  const site = await serveScriptedSite(paths);
  const { commands, screen } = await startScreen();
  const args = ['--enable-write-console-messages-to-stdout=true', site.url + paths[0]];
  const browser = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', commands.browser, ...args], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const printed: string[] = [];
  try {
    for await (const line of createInterface({ input: browser.stdout })) {
      if (line.includes(doneMarker)) return printed.filter((each) => each.includes('CONSOLE '));
      printed.push(line);
    }
    throw new Error(`WebKit ended before the last page: ${printed.join(' ')}`);
  } finally {
    await endProcess(browser);
    await screen.close();
    site.close();
  }
}

/** Serves the site with its own policies, which admit one inline script more, in every page. */
async function serveScriptedSite(paths: readonly string[]) {
  const script = `(${usePage})(${JSON.stringify(paths)}, ${JSON.stringify(doneMarker)})`;
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(productionUrl + url);
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    const admitted = policy?.replace('script-src', `script-src '${hashOf(script, 'sha256')}'`);
    response.writeHead(answer.status, {
      'Content-Type': type,
      ...(admitted && { 'Content-Security-Policy': admitted }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const withScript = () =>
      body.toString().replace('</head>', () => `<script>${script}</script></head>`);
    response.end(type.includes('html') ? withScript() : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
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
