import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pinned, unlimited } from './cores.ts';

/** What wrk saw: rates per second, latencies in milliseconds, and counts of what went wrong. */
export interface Load {
  requestsPerS: number;
  p50Ms: number;
  p99Ms: number;
  refused: number;
  broken: number;
  timedOut: number;
  badStatus: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  /** The core that wrk runs on; any where it is left out. */
  core?: number;
}

/** What Chromium sends; the server then answers in brotli. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

const report = fileURLToPath(new URL('./wrk-report.lua', import.meta.url));

/** Asks for `url` over and over on kept-alive connections. Throws where an answer was refused or not 200. */
export async function load({ url, connections, seconds, core }: LoadOptions): Promise<Load> {
  const wrk = [
    ...['wrk', '--threads', '1', '--connections', String(connections)],
    ...['--duration', `${seconds}s`, '--timeout', '10s', '--script', report],
    ...['--header', `Accept-Encoding: ${acceptEncoding}`, url],
  ];
  const [command = '', ...args] = core === undefined ? unlimited(wrk) : pinned(core, wrk);
  const { stdout } = await promisify(execFile)(command, args);
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk has not said what it measured: ${stdout}`);
  const seen: Load = JSON.parse(line);
  if (seen.refused + seen.broken + seen.badStatus > 0) {
    throw new Error(`Not every request to ${url} was answered with 200: ${line}`);
  }
  return seen;
}
