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

type Figures = Record<string, number>;

type Server = Awaited<ReturnType<typeof start>>;

/** Starts a server. Resolves when it is ready. */
async function start(port: number, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${meter}`, ...args], {
    cwd: `${import.meta.dirname}/..`,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: `${port}`, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) process.exit(1);
    await wait(50);
  }
  return { url, child, loads: [] as Figures[] };
}

/** Starts a bare server that sends what `site` sends, with its headers. */
async function startBare(site: Server): Promise<Server> {
  const [response] = (await once(get(site.url, { headers }), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const { date, connection, 'keep-alive': keepAlive, ...own } = response.headers;
  return start(4393, ['--eval', bareServer], { ANSWER: JSON.stringify({ headers: own, body }) });
}

async function cpuMs({ child }: Server): Promise<number> {
  child.send('');
  const [{ user, system }] = await once(child, 'message');
  return (user + system) / 1000;
}

let failures = 0;

async function load(server: Server, connections: number): Promise<Figures> {
  const before = await cpuMs(server);
  const result = await autocannon({ url: server.url, headers, connections, duration: 3 });
  failures += result.errors + result.timeouts + result.non2xx;
  return {
    'requests/s': result['2xx'] / result.duration,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'processor ms per request': ((await cpuMs(server)) - before) / result['2xx'],
  };
}

function mediansOf(loads: readonly Figures[]): Figures {
  const medians: Figures = {};
  for (const name of Object.keys(loads[0] ?? {})) {
    const sorted = loads.map((each) => each[name] ?? Number.NaN).sort((a, b) => a - b);
    medians[name] = Number(sorted[sorted.length >> 1]?.toPrecision(3));
  }
  return medians;
}

const cached = await start(4391, ['server'], { PAGE_CACHE: 'on' });
const rendered = await start(4392, ['server'], { PAGE_CACHE: 'off' });
const servers = { cached, rendered, bare: await startBare(cached) };
// Round 0 warms the servers up.
for (let round = 0; round <= rounds; round += 1) {
  for (const server of Object.values(servers)) server.loads.push(await load(server, 64));
}
const results = Object.entries(servers).map(([name, { loads }]) => [
  name,
  mediansOf(loads.slice(1)),
]);
console.log(`Node ${process.version}, 64 connections, medians of ${rounds} rounds`);
console.table(Object.fromEntries(results));
await load(cached, 4000);
console.log(`Failures, with 4,000 connections too: ${failures}`);
process.exit(failures && 1);
