import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { ensureCommand } from './browsers/debian-package.ts';
import { type ServerProcess, startServer } from './built-server.ts';

/*
 * `npm run bench` compares the built server, with the page cache on and off, with a bare `node:http` server
 * that sends the same bytes. Rounds are interleaved and medians are taken, so that other load on the
 * machine affects all servers alike. The servers run on one processor core and wrk on another.
 */

const rounds = 5;
const secondsPerRound = 4;
const connections = 64;
const mostConnections = 4000;
const coldStarts = 5;

/** The header as Chromium sends it. */
const acceptEncoding = 'gzip, deflate, br, zstd';

interface Round {
  requestsPerS: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server, all its threads together. */
  cpuMsPerRequest: number;
  /** Connections refused, broken or timed out, and responses other than 2xx and 3xx. */
  failures: number;
}

/** The first and the last processor core that this process may run on (proc(5)). */
const status = existsSync('/proc/self') ? readFileSync('/proc/self/status', 'utf8') : '';
const [, serverCore, clientCore] = /^Cpus_allowed_list:\s*(\d+)\b.*?\b(\d+)$/m.exec(status) ?? [];

const bareServer = `
  const { rawHeaders, body } = JSON.parse(process.env.ANSWER);
  const bytes = Buffer.from(body, 'base64');
  const server = require('node:http').createServer({ keepAliveTimeout: 75000 }, (_, response) => {
    response.writeHead(200, rawHeaders);
    response.end(bytes);
  });
  server.listen(0, process.env.HOST, () => console.log(JSON.stringify({ address: server.address(), msg: 'ready' })));`;

function start(args: readonly string[], environment: NodeJS.ProcessEnv, until = /ready$/) {
  const command = ['taskset', '--cpu-list', `${serverCore}`, process.execPath, ...args];
  return startServer(command, until, { NODE_ENV: 'production', ...environment });
}

/** Starts a bare server that sends the response of `site` at `/`, with its headers. */
async function startBare(site: ServerProcess): Promise<ServerProcess> {
  const headers = { 'Accept-Encoding': acceptEncoding };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.url, { headers, agent: false }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray()).toString('base64');
  // Node's server writes these itself.
  const isOwn = (name = '') => /^(date|connection|keep-alive)$/i.test(name);
  const rawHeaders = response.rawHeaders.filter(
    (_text, index, all) => !isOwn(all[index - (index % 2)]),
  );
  return start(['--eval', bareServer], { ANSWER: JSON.stringify({ rawHeaders, body }) });
}

/** The processor time of a process so far, in milliseconds (proc(5): fields 14 and 15, in 10 ms). */
function cpuMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Runs wrk for one round: it requests the home page on `count` connections. */
async function load({ url, pid }: ServerProcess, count: number): Promise<Round> {
  const cpuBeforeMs = cpuMs(pid);
  const { stdout } = await promisify(execFile)('taskset', [
    ...['--cpu-list', `${clientCore}`, 'wrk', '--latency', '--threads', '1', '--timeout', '10s'],
    ...['--connections', String(count), '--duration', `${secondsPerRound}s`],
    ...['--header', `Accept-Encoding: ${acceptEncoding}`, `${url}/`],
  ]);
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const msAt = (percentile: string) => {
    const [, value, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
  };
  const errors = /Socket errors: .*/.exec(stdout)?.[0].match(/\d+/g)?.map(Number) ?? [];
  return {
    requestsPerS: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: msAt('50'),
    p99Ms: msAt('99'),
    cpuMsPerRequest: (cpuMs(pid) - cpuBeforeMs) / numberAfter(/(\d+) requests in/),
    failures: errors.reduce((sum, each) => sum + each, 0) + numberAfter(/Non-2xx.*: (\d+)/),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures the servers in turn, round by round. Prints and returns the medians of each. */
async function compare(servers: Readonly<Record<string, ServerProcess>>, count: number) {
  const seen = Object.entries(servers).map(([name, server]) => ({
    name,
    server,
    all: [] as Round[],
  }));
  for (const { server } of seen) await load(server, count);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, all } of seen) all.push(await load(server, count));
  }
  const rows = seen.map(({ name, server, all }) => {
    const of = (figure: keyof Round) =>
      Number(median(all.map((each) => each[figure])).toPrecision(3));
    return [
      name,
      {
        'requests/s': of('requestsPerS'),
        'p50 ms': of('p50Ms'),
        'p99 ms': of('p99Ms'),
        'CPU ms each': of('cpuMsPerRequest'),
        'memory MB': Math.round(residentMb(server.pid)),
        failures: all.reduce((sum, { failures }) => sum + failures, 0),
      },
    ] as const;
  });
  console.log(`\n${count} connections, medians of ${rounds} rounds of ${secondsPerRound} s`);
  console.table(Object.fromEntries(rows));
  return new Map(rows);
}

/** The time from the start of the process to the first page, in milliseconds. */
async function measureColdStart(): Promise<number> {
  const started = performance.now();
  const site = await start(['server'], {}, /listening/);
  try {
    const { ok } = await fetch(site.url);
    return ok ? performance.now() - started : Number.NaN;
  } finally {
    await site.stop();
  }
}

const servers: ServerProcess[] = [];
try {
  if (!clientCore) throw new Error('The bench needs Linux and two processor cores.');
  ensureCommand('taskset', 'util-linux');
  ensureCommand('wrk');
  const coldStartsMs: number[] = [];
  for (let each = 0; each < coldStarts; each += 1) coldStartsMs.push(await measureColdStart());
  console.log(`Cold start to the first page: ${median(coldStartsMs).toFixed(0)} ms`);

  const kept = await start(['server'], { PAGE_CACHE: 'on' });
  servers.push(kept);
  const rendered = await start(['server'], { PAGE_CACHE: 'off' });
  servers.push(rendered);
  const bare = await startBare(kept);
  servers.push(bare);
  const few = await compare({ kept, rendered, bare }, connections);
  await compare({ kept, bare }, mostConnections);

  const { kept: ofKept, rendered: ofRendered, bare: ofBare } = Object.fromEntries(few);
  if (!ofKept || !ofRendered || !ofBare) throw new Error('A server was not measured.');
  const rate = 'requests/s';
  const cpu = 'CPU ms each';
  console.log(`Kept / bare: ${(ofKept[rate] / ofBare[rate]).toFixed(2)} (at least 0.8)`);
  // On a busy machine this figure is the reliable one.
  console.log(`Kept / bare, by processor time: ${(ofBare[cpu] / ofKept[cpu]).toFixed(2)}`);
  // The target is 1.1 times Astro 5, the fastest framework that was measured rendering for each visitor.
  const share = ofRendered[rate] / ofBare[rate];
  console.log(`Rendered / bare: ${share.toFixed(4)} (at least 0.0145)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
}
