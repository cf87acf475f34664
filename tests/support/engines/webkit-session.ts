import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findWebkit } from '#scripts/browsers/webkit.ts';

export interface WebkitSession {
  driver: WebDriver;
  close(): Promise<void>;
}

/** Starts WebKitGTK's small browser on a screen that nobody sees, and what drives it. */
export async function startWebkit(areScriptsOn: boolean): Promise<WebkitSession> {
  const commands = findWebkit();
  if (!commands) throw new Error('WebKit is not installed.');
  const screen = await startScreen(commands.screen);
  const port = await findFreePort();
  const server = spawn(commands.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswered(`${url}/status`);
  const args = ['--automation', `--enable-javascript=${areScriptsOn}`];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: commands.browser, args },
      }),
    )
    .build();
  return {
    driver,
    async close() {
      await driver.quit();
      await end(server);
      await screen.close();
    },
  };
}

/** Starts an X server with no screen behind it, on a free display. */
export async function startScreen(command: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [told] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(told).trim()}`, close: () => end(screen) };
}

/** Ends a process and waits until it has gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitUntilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}
