import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';

/** What makes a browser measure alike every time: no first-run pages, no extensions, no throttled tabs. */
const measuringFlags = [
  '--headless=new',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/**
 * Starts Chromium as it comes, with an empty profile, for Lighthouse to drive: Playwright's own way of
 * starting it switches parts off that Lighthouse looks at. Returns its port and what ends it.
 */
export async function startDebuggableChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const flags = [
    ...chromiumFlags,
    ...measuringFlags,
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
  ];
  const browser = spawn(findChromium() ?? 'chromium', [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');

  async function stop(): Promise<void> {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  for await (const line of createInterface({ input: browser.stderr })) {
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (!port) continue;
    browser.stderr.resume();
    return { port: Number(port), stop };
  }
  await stop();
  throw new Error('Chromium ended before it could be driven.');
}
