import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Assets } from '#shared/contracts.ts';
import { foldersIn, root } from './folders.ts';

/*
 * `npm run bench` measures the processor time of four answers of the site, in microseconds, beside that of a bare
 * `node:http` server which sends the same bytes. Only ratios compare: from run to run times differ by up to 40 %.
 */
const bareServer = `
  const { status, headers, body } = JSON.parse(require('node:fs').readFileSync(0)), bytes = Buffer.from(body, 'base64');
  const server = require('node:http').createServer((_, response) => response.writeHead(status, headers).end(bytes));
  server.listen(0, () => console.log(JSON.stringify(server.address())))`;

/** Starts a server on a free port, which its first line says. To every message it answers with its processor time. */
async function startServer(args: string[], input = '') {
  const meter = `data:text/javascript,process.on('message',()=>{const{user,system}=process.cpuUsage();process.send(user+system)})`;
  const env = { NODE_ENV: 'production', PORT: '0' };
  const stdio = ['pipe', 'pipe', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, ['--import', meter, ...args], { env, stdio: [...stdio] });
  process.once('exit', () => child.kill('SIGKILL'));
  child.stdin?.end(input);
  const port = await new Promise<string | undefined>((resolve) => {
    child.stdout?.once('data', (line) => resolve(/"port":(\d+)/.exec(line)?.[1]));
  });
  async function processorTime(): Promise<number> {
    child.send('');
    return (await once(child, 'message'))[0];
  }
  async function request(options: RequestOptions): Promise<IncomingMessage> {
    return (await once(get({ port, ...options }), 'response'))[0];
  }
  /** The processor time of an answer, while 64 visitors ask for it for three seconds. */
  async function measure(options: RequestOptions): Promise<number> {
    const before = await processorTime();
    const end = performance.now() + 3000;
    let count = 0;
    const visitors = Array.from({ length: 64 }, async () => {
      for (; performance.now() < end; count += 1)
        await once((await request(options)).resume(), 'end');
    });
    await Promise.all(visitors);
    return ((await processorTime()) - before) / count;
  }
  return { request, measure };
}

const { assetsFile } = foldersIn(`${root}dist`);
const { scripts }: Assets = JSON.parse(readFileSync(assetsFile, 'utf8'));
const site = await startServer(['server']);
const { etag = '' } = (await site.request({})).resume().headers;
const answers: Record<string, RequestOptions> = {
  'page, brotli': { headers: { 'accept-encoding': 'br' } },
  'page, uncompressed': {},
  'page, not modified': { headers: { 'if-none-match': etag } },
  script: { path: `/assets/${scripts.main}`, headers: { 'accept-encoding': 'br' } },
};
for (const [name, options] of Object.entries(answers)) {
  const answer = await site.request(options);
  const { statusCode: status, headers } = answer;
  const body = (await buffer(answer)).toString('base64');
  const bare = await startServer(['--eval', bareServer], JSON.stringify({ status, headers, body }));
  let [own, least] = [Infinity, Infinity];
  for (let round = 0; round < 3; round += 1) {
    own = Math.min(own, await site.measure(options));
    least = Math.min(least, await bare.measure(options));
  }
  const ratio = (least / own).toFixed(3);
  console.log(`${name.padEnd(18)}  ${own.toFixed()} µs, bare ${least.toFixed()}: ${ratio}`);
}
process.exit();
