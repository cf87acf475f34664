import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';
import { findCommand } from './find-command.ts';
import { foldersIn, root } from './folders.ts';

/*
 * `npm run lighthouse` shows the sum that everybody measures, of the site as README.md starts it: the categories of
 * every page without an address and of the home page with one; the home page's times in milliseconds, beside those of
 * a bare `node:http` server that sends it without scripts; bytes and lines. It exits with 1 if accessibility, best
 * practices or SEO is not 100; performance depends on the machine and is not judged. `--quick` shows categories alone.
 */
const options = { quick: { type: 'boolean' }, visits: { type: 'string', default: '5' } } as const;
const { values } = parseArgs({ options });
const judged = ['accessibility', 'best-practices', 'seo'];
const { public: publicFolder, assets, contentFile, assetsFile } = foldersIn(`${root}dist`);
const { pages }: Content = JSON.parse(readFileSync(contentFile, 'utf8'));
const { scripts }: Assets = JSON.parse(readFileSync(assetsFile, 'utf8'));

interface Report {
  categories: Record<string, { id: string; score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; details?: { items?: Record<string, number>[] } }>;
}

/** What Lighthouse writes. An exact version: others measure in other ways. */
async function runLighthouse(...args: string[]): Promise<string> {
  const chromium = findCommand('chromium', 'chromium-headless-shell', 'google-chrome');
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  const flags = '--chrome-flags=--headless --no-sandbox --disable-quic';
  const all = ['--yes', 'lighthouse@12.8.2', '--quiet', '--output=json', flags, ...args];
  return (await promisify(execFile)('npx', all, { env, maxBuffer: 2 ** 26 })).stdout;
}

/** Starts the built server on a free port, until this process ends. Returns its origin. */
async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, PORT: '0', ...environment };
  const server = spawn(process.execPath, ['server'], { cwd: root, env });
  process.once('exit', () => server.kill());
  const [line] = await once(server.stdout, 'data');
  return `http://localhost:${/"port":(\d+)/.exec(`${line}`)?.[1]}`;
}

/** Starts a server that sends `html`, compressed once, and files of the build. Returns its origin. */
async function startBare(html: string): Promise<string> {
  const page = brotliCompressSync(html);
  const types = { avif: 'image/avif', svg: 'image/svg+xml', woff2: 'font/woff2' };
  const server = createServer(async ({ url = '' }, response) => {
    const type = Object.entries(types).find(([extension]) => url.endsWith(`.${extension}`))?.[1];
    if (type) response.setHeader('Content-Type', type).end(await readFile(publicFolder + url));
    else if (url !== '/') response.writeHead(404).end();
    else
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(page);
  });
  await once(server.listen(0), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The scores of a page in the judged categories, and the audits that it fails. */
async function judge(url: string): Promise<Record<string, number | string>> {
  const only = `--only-categories=${judged}`;
  const written = await runLighthouse(url, only, '--throttling-method=provided');
  const { categories, audits }: Report = JSON.parse(written);
  const all = Object.values(categories);
  const failed = all.flatMap(({ score, auditRefs }) =>
    score === 1 ? [] : auditRefs.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
  );
  if (failed.length > 0) process.exitCode = 1;
  return {
    ...Object.fromEntries(all.map(({ id, score }) => [id, 100 * score])),
    failed: `${failed}`,
  };
}

/** The median of each time of several visits, in milliseconds. */
async function measure(url: string): Promise<Record<string, number>> {
  const times = [
    'observedFirstPaint',
    'firstContentfulPaint',
    'largestContentfulPaint',
    'speedIndex',
  ];
  const all: Record<string, number>[] = [];
  for (let each = 0; each < Number(values.visits); each += 1) {
    const written = await runLighthouse(url, '--only-categories=performance');
    const { categories, audits }: Report = JSON.parse(written);
    const score = 100 * (categories.performance?.score ?? 0);
    all.push({ performance: score, ...audits.metrics?.details?.items?.[0] });
  }
  const medianOf = (name: string) =>
    Math.round(all.map((item) => item[name] ?? 0).sort((a, b) => a - b)[all.length >> 1] ?? 0);
  const names = ['performance', ...times, 'totalBlockingTime'];
  return Object.fromEntries(names.map((name) => [name, medianOf(name)]));
}

const site = await startSite();
const addressed = await startSite({ SITE_URL: 'https://www.example.com' });
const waiting = [addressed, ...pages.map(({ path }) => site + path)].values();
const table: Record<string, object> = {};
async function judgeAll(): Promise<void> {
  for (const url of waiting) table[url] = await judge(url);
}
// Fetches it. It mostly waits, so four run at a time.
await runLighthouse('--version');
await Promise.all([judgeAll(), judgeAll(), judgeAll(), judgeAll()]);
console.table(table);

if (!values.quick) {
  const html = await (await fetch(site)).text();
  const bare = await startBare(html.replace(/<script data-.*?<\/script>/s, ''));
  console.table({ site: await measure(site), bare: await measure(bare) });
  const sizeOf = (script: string) => readFileSync(`${assets}/${script}.br`).length;
  const firstLoad = [scripts.main, scripts.content, ...scripts.chunks].map(sizeOf);
  const linesIn = (folder: string) =>
    globSync(`${folder}/**/*.{ts,tsx,js}`, { cwd: root, absolute: true })
      .map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
      .reduce((sum, each) => sum + each, 0);
  console.table({
    'bytes of the home page, brotli': brotliCompressSync(html).length,
    'bytes of its first scripts, brotli': firstLoad.reduce((sum, each) => sum + each, 0),
    ...Object.fromEntries(
      ['client', 'server', 'shared', 'scripts', 'tests'].map((each) => [
        `lines of ${each}`,
        linesIn(each),
      ]),
    ),
  });
}
process.exit();
