import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port.ts';

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const browser = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    args: ['--automation'],
  },
};

/** Playwright's `test` with WebKitGTK's MiniBrowser in a wide window, driven by Selenium, instead of a page. */
export const test = base.extend<object, { webkit: WebDriver }>({
  webkit: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const server = `http://127.0.0.1:${port}`;
      // `xvfb-run` takes away what it made when its command ends: here, when its input does.
      const command = ['-a', 'sh', '-c', `WebKitWebDriver --port=${port} & cat; kill $!`];
      const display = spawn('xvfb-run', command, { stdio: ['pipe', 'ignore', 'ignore'] });
      try {
        await expect.poll(() => fetch(`${server}/status`).then(String, () => '')).not.toBe('');
        const webkit = await new Builder().usingServer(server).withCapabilities(browser).build();
        // A window that has just opened may not follow at once.
        const resized = async () => {
          await webkit.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
          return webkit.executeScript(() => window.outerWidth);
        };
        await expect.poll(resized).toBe(1280);
        await use(webkit);
        await webkit.quit();
      } finally {
        display.stdin.end();
        await once(display, 'exit');
      }
    },
    { scope: 'worker' },
  ],
});
