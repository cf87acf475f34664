import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebkit } from '#scripts/browsers/engines.ts';
import { productionUrl } from './addresses.ts';
import { freePort } from './free-port.ts';

/** Playwright's `test` with WebKitGTK's MiniBrowser, driven by WebDriver, instead of a page. */
export const test = base.extend<{ driver: WebDriver }, { hasScripts: boolean; webkit: WebDriver }>({
  hasScripts: [true, { option: true, scope: 'worker' }],
  webkit: [
    async ({ hasScripts }, use) => {
      const { commands, screen } = await startScreen();
      const port = await freePort();
      const env = { ...process.env, DISPLAY: screen.display };
      const server = spawn(commands.driver, [`--port=${port}`], { env, stdio: 'ignore' });
      try {
        const driver = await connect(port, [
          commands.browser,
          '--automation',
          `--enable-javascript=${hasScripts}`,
        ]);
        await use(driver);
        await driver.quit();
      } finally {
        await endProcess(server);
        await screen.close();
      }
    },
    { scope: 'worker' },
  ],
  driver: async ({ webkit }, use) => {
    await resize(webkit, 1280, 900);
    await use(webkit);
    await webkit.get('about:blank');
  },
});

/** Opens a page of the production site; with scripts on, waits until React has hydrated it. */
export async function open(driver: WebDriver, path: string, hasScripts = true): Promise<void> {
  await driver.get(productionUrl + path);
  if (hasScripts) await find(driver, 'html[data-interactive]');
}

/** Waits for a visible element whose label or text begins with `name`. */
export function find(driver: WebDriver, selector: string, name = ''): Promise<WebElement> {
  return waitFor(driver, `${selector} "${name}"`, () => findNow(driver, selector, name));
}

/** Waits until such an element has the focus. (`:focus` matches nothing in a window without focus.) */
export function findFocused(driver: WebDriver, selector: string, name = ''): Promise<WebElement> {
  return waitFor(driver, `${selector} "${name}" with the focus`, async () => {
    const element = await findNow(driver, selector, name);
    const isFocused = 'return arguments[0] === document.activeElement';
    return element && (await driver.executeScript(isFocused, element)) ? element : null;
  });
}

/** Waits until no visible element has such a name. */
export function expectNone(driver: WebDriver, selector: string, name = ''): Promise<void> {
  return expect.poll(() => findNow(driver, selector, name), `${selector} "${name}"`).toBeNull();
}

export async function focus(driver: WebDriver, element: WebElement): Promise<void> {
  await driver.executeScript('arguments[0].focus()', element);
}

export async function hover(driver: WebDriver, origin: WebElement): Promise<void> {
  await driver.actions().move({ origin, duration: 0 }).perform();
}

export async function click(driver: WebDriver, origin: WebElement): Promise<void> {
  await driver.actions().move({ origin, duration: 0 }).click().perform();
}

/** Presses the keys one after another, or types a text, wherever the focus is. */
export function press(driver: WebDriver, ...keys: string[]): Promise<void> {
  return driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

/** Resizes the viewport, in CSS pixels. */
export async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const frame: [number, number] = await driver.executeScript(() => [
    window.outerWidth - window.innerWidth,
    window.outerHeight - window.innerHeight,
  ]);
  const rect = { x: 0, y: 0, width: width + frame[0], height: height + frame[1] };
  await driver.manage().window().setRect(rect);
}

/** Starts Xvfb, a virtual screen, on a free display. */
export async function startScreen() {
  const commands = findWebkit();
  if (!commands) throw new Error('WebKit is not installed.');
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(commands.screen, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  const screen = { display: `:${String(number).trim()}`, close: () => endProcess(server) };
  return { commands, screen };
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function waitFor(
  driver: WebDriver,
  what: string,
  look: () => Promise<WebElement | null>,
): Promise<WebElement> {
  const element = await driver.wait(look, 15_000, what);
  if (!element) throw new Error(`There is no ${what}.`);
  return element;
}

function findNow(driver: WebDriver, selector: string, name: string): Promise<WebElement | null> {
  return driver.executeScript(findInPage, selector, name);
}

function findInPage(selector: string, name: string): Element | null {
  const nameOf = (element: Element) => {
    const [label] = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return element.ariaLabel ?? (label ?? element).textContent ?? '';
  };
  const named = [...document.querySelectorAll(selector)].filter((element) =>
    nameOf(element).trim().startsWith(name),
  );
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return named.find(isVisible) ?? null;
}

/** Connects to the driver as soon as it responds. */
async function connect(port: number, [binary = '', ...args]: string[]): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  return new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
}
