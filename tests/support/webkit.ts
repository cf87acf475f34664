import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findCommand } from '#scripts/find-command.ts';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';
import { routes } from '#shared/routes.ts';
import { siteUrl } from './addresses.ts';
import { fieldNames, typed } from './contact-form.ts';
import { freePort } from './free-port.ts';

const binary =
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path)) ?? 'MiniBrowser';

/** Playwright's `test` with WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver, instead of a page. */
export const test = base.extend<{ driver: WebDriver }, { hasScripts: boolean; webkit: WebDriver }>({
  hasScripts: [true, { option: true, scope: 'worker' }],
  webkit: [
    async ({ hasScripts }, use) => {
      const screen = spawn(
        findCommand('Xvfb') ?? 'Xvfb',
        ['-displayfd', '3', '-screen', '0', '1600x1200x24'],
        {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        },
      );
      const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
      const port = await freePort();
      const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
      const server = spawn(
        findCommand('WebKitWebDriver') ?? 'WebKitWebDriver',
        [`--port=${port}`],
        { env, stdio: 'ignore' },
      );
      try {
        const args = ['--automation', `--enable-javascript=${hasScripts}`];
        const driver = await connect(port, { binary, args });
        await use(driver);
        await driver.quit();
      } finally {
        server.kill();
        screen.kill();
      }
    },
    { scope: 'worker' },
  ],
  driver: async ({ webkit }, use) => {
    await resize(webkit, 1280);
    await use(webkit);
    await webkit.get('about:blank');
  },
});

/** Opens a page of the site; with scripts on, waits until React has hydrated it. */
export async function open(driver: WebDriver, path: string, hasScripts = true): Promise<void> {
  await driver.get(siteUrl + path);
  if (hasScripts) await find(driver, 'html[data-interactive]');
}

/** Waits for a visible element whose label or text begins with `name`. */
export function find(driver: WebDriver, selector: string, name = ''): Promise<WebElement> {
  const look = () => findNow(driver, selector, name);
  return driver.wait(look, 15_000, `${selector} "${name}"`) as Promise<WebElement>;
}

/** Waits until such an element has the focus. (`:focus` matches nothing in a window without focus.) */
export function findFocused(driver: WebDriver, selector: string, name = ''): Promise<WebElement> {
  const look = async () => {
    const element = await findNow(driver, selector, name);
    const isFocused = 'return arguments[0] === document.activeElement';
    return element && (await driver.executeScript(isFocused, element)) ? element : null;
  };
  return driver.wait(look, 15_000, `${selector} "${name}", focused`) as Promise<WebElement>;
}

/** Waits until no visible element has such a name. */
export function expectNone(driver: WebDriver, selector: string, name = ''): Promise<void> {
  return expect.poll(() => findNow(driver, selector, name), `${selector} "${name}"`).toBeNull();
}

export async function hover(driver: WebDriver, origin: WebElement): Promise<void> {
  await driver.actions().move({ origin, duration: 0 }).perform();
}

export async function click(driver: WebDriver, origin: WebElement): Promise<void> {
  await driver.actions().move({ origin, duration: 0 }).click().perform();
}

/** Presses the keys one after another, wherever the focus is. */
export function press(driver: WebDriver, ...keys: string[]): Promise<void> {
  return driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

/** Makes the window so wide, in CSS pixels. */
export async function resize(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
}

/**
 * Submits the home page's form without an email address, and again with one. Expects that the browser
 * refuses the first one, and that the second one brings `confirmation`, clears the form and sends nothing.
 */
export async function expectFormToWork(driver: WebDriver, confirmation: string): Promise<void> {
  const field = (name: string) => find(driver, 'form :is(input, textarea)', name);
  const submit = async () =>
    (await find(driver, 'form button', formCopy.submit)).sendKeys(Key.ENTER);
  for (const name of fieldNames) {
    if (name !== 'Email') await (await field(name)).sendKeys(typed[name]);
  }
  await submit();
  const email = await findFocused(driver, 'input', 'Email');
  await expectNone(driver, confirmation, toastCopy.sentTitle);
  await email.sendKeys(typed.Email);
  await submit();
  await find(driver, confirmation, toastCopy.sentTitle);
  await (await findNow(driver, 'main a', formCopy.again))?.sendKeys(Key.ENTER);
  for (const name of fieldNames) {
    expect(await (await field(name)).getAttribute('value'), name).toBe('');
  }
  const { pathname, search } = new URL(await driver.getCurrentUrl());
  expect(pathname + search).toBe(routes.home.path);
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
async function connect(port: number, browser: { binary: string; args: string[] }) {
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/status`).then(String, () => '')).not.toBe('');
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser };
  return new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
}
