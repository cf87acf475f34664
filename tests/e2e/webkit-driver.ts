import { spawn } from 'node:child_process';
import { test as base, expect, type WorkerInfo } from '@playwright/test';
import { freePort } from './free-port.ts';

/** An element, as WebDriver names it: one property, whose value is its id. */
type Reference = Record<string, string>;

type Post = <Value>(command: string, body: object) => Promise<Value>;

export const keys = { enter: '\uE007', escape: '\uE00C', arrowDown: '\uE015' };

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Playwright's `test` with WebKitGTK's MiniBrowser instead of a page, and with one that runs no scripts. */
export const test = base.extend<object, { webkit: WebKit; scriptless: WebKit }>({
  webkit: [({ browserName: _ }, use, worker) => runWebKit(true, use, worker), { scope: 'worker' }],
  scriptless: [
    ({ browserName: _ }, use, worker) => runWebKit(false, use, worker),
    { scope: 'worker' },
  ],
});

async function runWebKit(
  hasScripts: boolean,
  use: (webkit: WebKit) => Promise<void>,
  { project }: WorkerInfo,
): Promise<void> {
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  const { pid = 0, stderr } = spawn('xvfb-run', command, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  stderr.on('data', (part) => {
    errors += part;
  });
  try {
    await expect.poll(() => fetch(`${driver}/status`).then(String, () => '')).not.toBe('');
    const args = ['--automation', `--enable-javascript=${hasScripts}`];
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args } };
    const session: { sessionId: string } = await post(`${driver}/session`, {
      capabilities: { alwaysMatch },
    });
    const url = `${driver}/session/${session.sessionId}`;
    await use(
      createWebKit((name, body) => post(`${url}/${name}`, body), project.use.baseURL ?? ''),
    );
  } catch (error) {
    throw new Error(`WebKit does not start: ${errors}`, { cause: error });
  } finally {
    process.kill(-pid);
  }
}

async function post<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

export type WebKit = ReturnType<typeof createWebKit>;

function createWebKit(send: Post, baseUrl: string) {
  /** Runs a function in the page. */
  const run = <Result>(inPage: (...args: never[]) => Result, ...args: unknown[]) =>
    send<Awaited<Result>>('execute/sync', { script: `return (${inPage})(...arguments)`, args });

  /** Waits for a visible element whose label or text begins with `name`, and has the focus if it has to. */
  async function find(selector: string, name = '', isFocused = false): Promise<Reference> {
    let found: unknown = null;
    const look = async () => {
      found = await run(findInPage, selector, name, isFocused);
      return found;
    };
    await expect.poll(look, `${selector} "${name}"`).not.toBeNull();
    return found as Reference;
  }

  const act = (type: string, actions: object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });

  return {
    run,
    find,
    findFocused: (selector: string, name?: string) => find(selector, name, true),
    /** Loads a page in a wide window; one that has just opened may not follow at once. */
    async open(path: string) {
      const resized = async () => {
        await send('window/rect', { x: 0, y: 0, width: 1280, height: 900 });
        return run(() => window.outerWidth);
      };
      await expect.poll(resized).toBe(1280);
      await send('url', { url: baseUrl + path });
    },
    async click(selector: string, name?: string) {
      const origin = await find(selector, name);
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    /** Presses a key, wherever the focus is. */
    press: (value: string) =>
      act('key', [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    /** Types a text, or presses a key, in an element. */
    async type(selector: string, name: string, text: string) {
      const [id] = Object.values(await find(selector, name));
      await send(`element/${id}/value`, { text });
    },
  };
}

/** `:focus` would match nothing in a window without focus. */
function findInPage(selector: string, name: string, isFocused = false): Element | null {
  const nameOf = (element: Element) => {
    const [label] = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return (element.ariaLabel ?? (label ?? element).textContent ?? '').trim();
  };
  const fits = (element: Element) =>
    nameOf(element).startsWith(name) &&
    (!isFocused || element === document.activeElement) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll(selector)].find(fits) ?? null;
}
