import { spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../support/free-port.ts';

/** An element, as WebDriver names it: one property, whose value is its id. */
type Reference = Record<string, string>;

export const keys = { enter: '\uE007', escape: '\uE00C' };

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Playwright's `test` with WebKitGTK's MiniBrowser instead of a page. */
export const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    async ({ browserName: _ }, use, { project }) => {
      const port = await freePort();
      const driver = `http://127.0.0.1:${port}`;
      const { pid = 0 } = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      try {
        await expect.poll(() => fetch(`${driver}/status`).then(String, () => '')).not.toBe('');
        const browserOptions = { binary, args: ['--automation'] };
        const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions };
        const session = await send<{ sessionId: string }>(`${driver}/session`, {
          capabilities: { alwaysMatch },
        });
        const url = `${driver}/session/${session.sessionId}`;
        await use(createWebKit(url, project.use.baseURL ?? ''));
      } finally {
        process.kill(-pid);
      }
    },
    { scope: 'worker' },
  ],
});

async function send<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

export type WebKit = ReturnType<typeof createWebKit>;

function createWebKit(session: string, site: string) {
  /** Runs a function in the page. */
  const run = <Result>(inPage: (...args: never[]) => Result, ...args: unknown[]) =>
    send<Awaited<Result>>(`${session}/execute/sync`, {
      script: `return (${inPage})(...arguments)`,
      args,
    });

  /** Waits for a visible element whose text begins with `name`. Returns its address. */
  async function find(selector: string, name = ''): Promise<string> {
    let found: unknown = null;
    const look = async () => {
      found = await run(findInPage, selector, name);
      return found;
    };
    await expect.poll(look, `${selector} "${name}"`).not.toBeNull();
    const [id] = Object.values(found as Reference);
    return `${session}/element/${id}`;
  }

  return {
    run,
    find,
    /** Loads a page in a wide window; one that has just opened may not follow at once. */
    async open(path: string) {
      const resized = async () => {
        await send(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
        return run(() => window.outerWidth);
      };
      await expect.poll(resized).toBe(1280);
      await send(`${session}/url`, { url: site + path });
    },
    click: async (selector: string, name: string) =>
      send(`${await find(selector, name)}/click`, {}),
    /** Presses a key in an element, which gets the focus. */
    press: async (selector: string, name: string, text: string) =>
      send(`${await find(selector, name)}/value`, { text }),
    /** Waits until the element whose text begins with `name` has the focus. */
    expectFocus: (name: string) =>
      expect
        .poll(() => run(() => document.activeElement?.textContent?.trim()))
        .toMatch(new RegExp(`^${name}`)),
  };
}

function findInPage(selector: string, name: string): Element | null {
  const elements = [...document.querySelectorAll(selector)];
  const named = elements.filter(({ textContent }) => textContent?.trim().startsWith(name));
  return named.find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
}
