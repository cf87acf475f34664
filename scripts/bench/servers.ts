import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../bundle/folders.ts';
import { pinned, unlimited } from './cores.ts';

export interface BenchServer {
  url: string;
  port: number;
  pid: number;
  /** From the spawn to the first 200, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** What is run, such as `node server`; the port is given in the environment as `PORT`. */
  command: readonly string[];
  /** The core that the server runs on; any where it is left out. */
  core?: number;
  environment?: Readonly<Record<string, string>>;
}

/** How long a server may take to answer, and how often it is asked, in milliseconds. */
const startLimitMs = 20_000;
const askEveryMs = 2;

/** Starts a server on a free port of loopback; resolves once it answers `/` with 200. */
export async function start({ command, core, environment }: StartOptions): Promise<BenchServer> {
  const port = await freePort();
  const [file = '', ...args] = core === undefined ? unlimited(command) : pinned(core, command);
  const started = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  while ((await statusOf(url)) !== 200) {
    if (child.exitCode !== null || performance.now() - started > startLimitMs) {
      throw new Error(`"${command.join(' ')}" does not answer on port ${port}.`);
    }
    await wait(askEveryMs);
  }
  const startMs = performance.now() - started;
  return { url, port, pid: child.pid ?? 0, startMs, stop: () => stop(child) };
}

/** The site as `node server` starts it, in production mode. */
export function startSite(core?: number): Promise<BenchServer> {
  return start({
    command: [process.execPath, 'server'],
    ...(core === undefined ? {} : { core }),
    environment: { NODE_ENV: 'production' },
  });
}

/** Resolves once the site has every page in memory, compressed; to how long that took, in milliseconds. */
export async function untilReady({ url }: BenchServer): Promise<number> {
  const started = performance.now();
  while ((await statusOf(`${url}readyz`)) !== 200) await wait(askEveryMs);
  return performance.now() - started;
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The status of the answer to `url`, or 0 where there is none. */
export function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}
