import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/*
 * `npm run bench` compares the built server, with its pages cached and with each rendered anew, with a bare
 * `node:http` server that sends the same bytes. Rounds are interleaved and medians are taken, so that other
 * load affects all servers alike; on a busy machine only the ratios by processor time are reliable.
 */
const rounds = 5;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Reports the processor time of all threads, in microseconds, whenever a message asks for it. */
const meter = `process.on('message', () => process.send(process.cpuUsage()))`;

const bareServer = `
  const { headers, body } = JSON.parse(process.env.ANSWER);
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer({ keepAliveTimeout: 75000 }, (_, response) => {
    response.writeHead(200, headers).end(bytes);
  }).listen(process.env.PORT, '127.0.0.1', 4096);`;

type Server = Awaited<ReturnType<typeof start>>;

/** Starts a server. Resolves when it is ready. */
async function start(port: number, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${meter}`, ...args], {
    cwd: `${import.meta.dirname}/..`,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: `${port}`, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) process.exit(1);
    await wait(50);
  }
  return { url: `http://127.0.0.1:${port}`, child };
}

async function cpuMs({ child }: Server): Promise<number> {
  child.send('');
  const [{ user, system }] = await once(child, 'message');
  return (user + system) / 1000;
}

/** Starts a bare server that sends what `site` sends, with its headers. */
async function startBare(site: Server): Promise<Server> {
  const [response] = (await once(get(site.url, { headers }), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const { date, connection, 'keep-alive': keepAlive, ...own } = response.headers;
  return start(4393, ['--eval', bareServer], { ANSWER: JSON.stringify({ headers: own, body }) });
}

let failures = 0;

async function load(server: Server, connections: number) {
  const before = await cpuMs(server);
  const result = await autocannon({ url: server.url, headers, connections, duration: 3 });
  failures += result.errors + result.timeouts + result.non2xx;
  return {
    rate: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: ((await cpuMs(server)) - before) / result['2xx'],
  };
}

type Figures = Awaited<ReturnType<typeof load>>;

function median(all: readonly Figures[], key: keyof Figures): number {
  const middle = all.map((each) => each[key]).sort((a, b) => a - b)[all.length >> 1];
  return Number((middle ?? Number.NaN).toPrecision(3));
}

const cached = await start(4391, ['server'], { PAGE_CACHE: 'on' });
const rendered = await start(4392, ['server'], { PAGE_CACHE: 'off' });
const servers = { cached, rendered, bare: await startBare(cached) };
const names = ['cached', 'rendered', 'bare'] as const;
const seen: Record<keyof typeof servers, Figures[]> = { cached: [], rendered: [], bare: [] };
// Round 0 warms the servers up.
for (let round = 0; round <= rounds; round += 1) {
  for (const name of names) {
    const figures = await load(servers[name], 64);
    if (round > 0) seen[name].push(figures);
  }
}
console.log(`Node ${process.version}, 64 connections, medians of ${rounds} rounds`);
for (const name of names) {
  const of = (key: keyof Figures) => median(seen[name], key);
  const share = (median(seen.bare, 'cpuMs') / of('cpuMs')).toPrecision(3);
  console.log(
    `${name}: ${of('rate')} requests/s, p50 ${of('p50Ms')} ms, p99 ${of('p99Ms')} ms; ${name} / bare by processor time: ${share}`,
  );
}
await load(cached, 4000);
console.log(`Failures, with 4,000 connections too: ${failures}`);
process.exit(failures && 1);
