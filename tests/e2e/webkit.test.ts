import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { sites } from '../support/built-sites.ts';
import { freePort } from '../support/free-port.ts';

/*
 * WebKit differs from other engines in hydration, the policy during animations, pictures, popovers, history and focus.
 */

const home = 'Days long remembered, quietly dressed';
const gallery = 'Twelve Days in Pictures';

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const browser = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    args: ['--automation'],
  },
};

let display: ChildProcess;
let webkit: WebDriver;

test.beforeAll(async () => {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  // `xvfb-run` cleans up when its command ends. This command ends when its standard input does.
  const command = ['-a', 'sh', '-c', `WebKitWebDriver --port=${port} & cat; kill $!`];
  display = spawn('xvfb-run', command, { stdio: ['pipe', 'ignore', 'ignore'] });
  await expect.poll(() => fetch(`${server}/status`).then(String, () => '')).not.toBe('');
  webkit = await new Builder().usingServer(server).withCapabilities(browser).build();
  // A window that has just opened may ignore the first requests to resize it.
  const resized = async () => {
    await webkit.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return webkit.executeScript(() => window.outerWidth);
  };
  await expect.poll(resized).toBe(1280);
});

test.afterAll(async () => {
  await webkit?.quit();
  display.stdin?.end();
  await once(display, 'exit');
});

const dropDown = By.xpath('//header//button[contains(., "What we do")]');

test('page changes that interrupt each other end on the last page', async () => {
  await openHydrated('/services');
  await expect.poll(() => requested('/dom-mini-')).toHaveLength(1);
  await webkit.executeScript(recordErrors);
  for (const [label, path, heading] of [
    ['Gallery', '/gallery', gallery],
    ['Our Story', '/our-story', 'It Began With a Borrowed Van'],
    ['Home', '/', home],
  ] as const) {
    await webkit.findElement(By.linkText(label)).click();
    await expectFocus(heading);
    expect(await webkit.executeScript(() => location.pathname)).toBe(path);
  }
  await expectSettled(home);
  expect(await webkit.executeScript(() => document.documentElement.dataset.errors)).toBe('');
});

test('going back restores the position, also from the back/forward cache', async () => {
  const restored = () => webkit.executeScript(() => document.documentElement.dataset.restored);
  // The browser does not cache a page that is still loading a file, so the test may have to try again.
  await expect(async () => {
    await openHydrated('/');
    await scrollTo(1200);
    await webkit.executeScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await webkit.get(`${sites.sample.url}/robots.txt`);
    await webkit.navigate().back();
    await expect.poll(restored, { timeout: 5000 }).toBe('true');
  }).toPass({ timeout: 60_000 });
  await expectScrollY(1200);
  await webkit.findElement(By.linkText('Gallery')).click();
  await expectSettled(gallery);
  await expectScrollY(0);
  await webkit.executeScript(() => history.back());
  await expectSettled(home);
  await expectScrollY(1200);
  expect(await restored()).toBe('true');
});

test('Back and Forward between sections restore both positions', async () => {
  await openHydrated('/services#wedding-styling');
  await scrollTo(300);
  const link = await webkit.findElement(By.css('header a[href="/services#store-decor"]'));
  await webkit.executeScript((element: HTMLElement) => element.click(), link);
  await expectFocus('Shop Windows');
  await scrollTo(2500);
  for (const [step, y] of [
    [-1, 300],
    [1, 2500],
    [-1, 300],
  ] as const) {
    await webkit.executeScript((by: number) => history.go(by), step);
    await expectScrollY(y);
  }
});

test('the drop-down hangs below its button, which gets the focus back', async () => {
  await openHydrated('/');
  await scrollTo(1200);
  await webkit.findElement(dropDown).sendKeys(Key.ENTER);
  const distance = () =>
    webkit.executeScript(() => {
      const [bar, button, panel] = ['', 'button', 'ul[popover]'].map((each) =>
        document.querySelector(`header ${each}`)?.getBoundingClientRect(),
      );
      if (!bar || !button || !panel) return [];
      const offset = panel.x + panel.width / 2 - button.x - button.width / 2;
      // The script moves the panel by whole pixels.
      return [offset, panel.top - bar.bottom].map(Math.abs).map(Math.floor);
    });
  await expect.poll(distance).toEqual([0, 0]);
  const entry = By.css('header ul[popover] a');
  await webkit.findElement(entry).sendKeys(Key.ESCAPE);
  await expectFocus('What we do');
});

test('a page change loads only one file of a picture', async () => {
  await openHydrated('/for-venues/questions');
  await webkit.findElement(By.linkText('Our Story')).click();
  await expectSettled('It Began With a Borrowed Van');
  const fetched = () => requested('/orchard-arch-');
  await expect.poll(fetched).toEqual([expect.stringMatching(/\.avif$/)]);
});

async function openHydrated(path: string): Promise<void> {
  await webkit.get(sites.sample.url + path);
  await webkit.wait(until.elementLocated(By.css('html[data-interactive]')));
}

/** Waits until the element whose text begins with `name` has the focus. */
function expectFocus(name: string): Promise<void> {
  const focused = () => webkit.executeScript(() => document.activeElement?.textContent?.trim());
  return expect.poll(focused).toMatch(new RegExp(`^${name}`));
}

/** Waits until the page with this heading is the only one and its transition has ended. */
function expectSettled(heading: string): Promise<void> {
  const frames = () =>
    webkit.executeScript(() =>
      [...document.querySelectorAll('main > *')].map((frame) => {
        const { opacity, transform } = getComputedStyle(frame);
        return [frame.querySelector('h1')?.textContent, opacity, transform];
      }),
    );
  return expect.poll(frames).toEqual([[heading, '1', 'none']]);
}

function expectScrollY(y: number): Promise<void> {
  return expect.poll(() => webkit.executeScript(() => window.scrollY)).toBe(y);
}

function scrollTo(y: number): Promise<void> {
  return webkit.executeScript(async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, y);
}

/** The addresses that the page has requested and that contain `part`. */
function requested(part: string): Promise<string[]> {
  return webkit.executeScript((wanted: string) => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    return addresses.filter((address) => address.includes(wanted));
  }, part);
}

/** Makes the page record its errors and the violations of its content security policy. */
function recordErrors(): void {
  const noted = document.documentElement.dataset;
  noted.errors = '';
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    window.addEventListener(type, () => {
      noted.errors += `${type} `;
    });
  }
}
