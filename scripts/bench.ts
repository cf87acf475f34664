import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/*
 * `npm run bench` measures the processor time of a request for a kept page and for one that is streamed
 * uncompressed, beside a bare `node:http` server that sends a kept page. Only the ratios of one run compare.
 */
const rounds = 5;

const bareServer = `
  const headers = JSON.parse(process.env.HEADERS);
  const body = Buffer.alloc(Number(headers['content-length']), 'x');
  const { createServer } = require('node:http');
  createServer((_, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT)`;

/** Starts a server that reports the processor time of its threads, in microseconds, to every message. */
async function start(port: number, args: string[], environment: object, encoding = 'br') {
  const meter = `data:text/javascript,process.on('message',()=>process.send(process.cpuUsage()))`;
  const child = spawn(process.execPath, ['--import', meter, ...args], {
    cwd: `${import.meta.dirname}/..`,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: `${port}`, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const target = { url: `http://127.0.0.1:${port}`, headers: { 'accept-encoding': encoding } };
  while (!(await fetch(target.url).catch(() => null))?.ok) await wait(50);
  return { child, target, figures: [] as number[] };
}

type Server = Awaited<ReturnType<typeof start>>;

async function measure({ child, target, figures }: Server): Promise<void> {
  child.send('');
  const [before] = await once(child, 'message');
  const result = await autocannon({ ...target, connections: 64, duration: 3 });
  if (result.errors + result.non2xx > 0) throw new Error(`Requests to ${target.url} failed.`);
  child.send('');
  const [after] = await once(child, 'message');
  figures.push((after.user + after.system - before.user - before.system) / result['2xx']);
}

const kept = await start(4391, ['server'], {});
// Kept pages are compressed once the server listens.
await wait(2000);
const { headers } = await fetch(kept.target.url, kept.target);
const HEADERS = JSON.stringify(Object.fromEntries(headers));
const bare = await start(4392, ['--eval', bareServer], { HEADERS });
const streamed = await start(4393, ['server'], { PAGE_CACHE: 'off' }, 'identity');
const servers = Object.entries({ bare, kept, streamed });
for (let round = 0; round < rounds; round += 1) {
  for (const [, server] of servers) await measure(server);
}
const medianOf = ({ figures }: Server) => figures.sort((a, b) => a - b)[rounds >> 1] ?? 0;
for (const [name, server] of servers) {
  const ofBare = (medianOf(bare) / medianOf(server)).toFixed(3);
  console.log(`${name}: ${medianOf(server).toFixed(1)} µs, ${ofBare} of bare`);
}
process.exit();
