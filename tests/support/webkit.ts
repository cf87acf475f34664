import { spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { baseUrl } from './addresses.ts';
import { freePort } from './free-port.ts';

/** An element, as WebDriver names it: one property, whose value is its id. */
type Reference = Record<string, string>;

export const keys = { enter: '\uE007', escape: '\uE00C', arrowDown: '\uE015' };

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Playwright's `test` with WebKitGTK's MiniBrowser, driven by WebDriver, instead of a page. */
export const test = base.extend<{ webkit: WebKit }, { session: string }>({
  session: [
    async ({ browserName: _ }, use, { project }) => {
      const port = await freePort();
      const driver = `http://127.0.0.1:${port}`;
      const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
      const { pid = 0 } = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' });
      try {
        await expect.poll(() => fetch(`${driver}/status`).then(String, () => '')).not.toBe('');
        const hasScripts = project.use.javaScriptEnabled ?? true;
        const args = ['--automation', `--enable-javascript=${hasScripts}`];
        const browser = { 'webkitgtk:browserOptions': { binary, args } };
        const body = { capabilities: { alwaysMatch: browser } };
        const { sessionId } = await post<{ sessionId: string }>(`${driver}/session`, body);
        await use(`${driver}/session/${sessionId}`);
      } finally {
        process.kill(-pid);
      }
    },
    { scope: 'worker' },
  ],
  webkit: async ({ session }, use) => {
    const webkit = createWebKit((command, body) => post(`${session}/${command}`, body));
    await webkit.resize(1280);
    await use(webkit);
  },
});

async function post<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

export type WebKit = ReturnType<typeof createWebKit>;

function createWebKit(post: <Value>(command: string, body: object) => Promise<Value>) {
  /** Runs a function in the page. */
  const run = <Result>(inPage: (...args: never[]) => Result, ...args: unknown[]) =>
    post<Awaited<Result>>('execute/sync', { script: `return (${inPage})(...arguments)`, args });

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
    post('actions', { actions: [{ type, id: type, actions }] });
  const moveTo = (origin: Reference) => ({ type: 'pointerMove', duration: 0, x: 0, y: 0, origin });

  return {
    run,
    find,
    findFocused: (selector: string, name?: string) => find(selector, name, true),
    /** Waits until no visible element has such a name. */
    expectNone: (selector: string, name = '') =>
      expect.poll(() => run(findInPage, selector, name), `${selector} "${name}"`).toBeNull(),
    open: (path: string) => post('url', { url: baseUrl + path }),
    hover: async (selector: string, name?: string) =>
      act('pointer', [moveTo(await find(selector, name))]),
    async click(selector: string, name?: string) {
      const clicking = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('pointer', [moveTo(await find(selector, name)), ...clicking]);
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
      await post(`element/${id}/value`, { text });
    },
    /** Makes the window so wide, in CSS pixels; a window that has just opened may not follow at once. */
    async resize(width: number) {
      const rect = { x: 0, y: 0, width, height: 900 };
      const resized = async () => {
        await post('window/rect', rect);
        return run(() => window.outerWidth);
      };
      await expect.poll(resized).toBe(width);
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
