import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * `npm run bench` measures the processor time of a cached page, and of one that is streamed uncompressed, beside
 * a bare `node:http` server. Only ratios of one run compare: on Node 20 starts differ by up to 40 %.
 */
const bareServer = `
  const body = Buffer.from(process.env.BODY, 'base64'), headers = JSON.parse(process.env.HEADERS);
  const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, () => console.log(JSON.stringify(server.address())))`;

/** Starts a server on a free port, which its first line says. To every message it reports its time in microseconds. */
async function start(args: string[], environment: object, encoding = 'br') {
  const meter = `data:text/javascript,process.on('message',()=>process.send(process.cpuUsage()))`;
  const env = { NODE_ENV: 'production', PORT: '0', ...environment };
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, ['--import', meter, ...args], { env, stdio: [...stdio] });
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await new Promise<string | undefined>((resolve) => {
    child.stdout?.once('data', (line) => resolve(/"port":(\d+)/.exec(line)?.[1]));
  });
  const options = { port, headers: { 'accept-encoding': encoding } };
  const request = async (): Promise<IncomingMessage> => (await once(get(options), 'response'))[0];
  async function processorTime(): Promise<number> {
    child.send('');
    const [{ user, system }] = await once(child, 'message');
    return user + system;
  }
  return { request, processorTime, figures: [] as number[] };
}

const cached = await start(['server'], {});
await wait(2000); // Cached pages are compressed once the server listens.
const page = await cached.request();
const bare = await start(['--eval', bareServer], {
  HEADERS: JSON.stringify(page.headers),
  BODY: (await buffer(page)).toString('base64'),
});
const streamed = await start(['server'], { PAGE_CACHE: 'off' }, 'identity');
const rounds = Array.from({ length: 5 }, () => [bare, cached, streamed]).flat();
for (const { request, processorTime, figures } of rounds) {
  const before = await processorTime();
  const end = performance.now() + 3000;
  let count = 0;
  const visitors = Array.from({ length: 64 }, async () => {
    for (; performance.now() < end; count += 1) await once((await request()).resume(), 'end');
  });
  await Promise.all(visitors);
  figures.push(((await processorTime()) - before) / count);
}
const medianOf = ({ figures }: typeof bare) => figures.sort((a, b) => a - b)[2] ?? 0;
for (const [name, server] of Object.entries({ bare, cached, streamed })) {
  const shareOfBare = (medianOf(bare) / medianOf(server)).toFixed(3);
  console.log(`${name}: ${medianOf(server).toFixed(1)} µs, ${shareOfBare} of bare`);
}
process.exit();
