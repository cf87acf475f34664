import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { globSync } from 'tinyglobby';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';
import { findCommand } from './find-command.ts';
import { foldersIn, root } from './folders.ts';

/*
 * `npm run lighthouse` shows the sum that everybody measures, of the site as README.md starts it: the categories of
 * every page without an address and of the home page with one; the home page's times in milliseconds, beside those of
 * a server that sends it as it is, without scripts; bytes and lines. It exits with 1 if accessibility, best
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

/** What Lighthouse reports of the page at `url`. An exact version: others measure in other ways. */
async function visit(url: string, ...args: string[]): Promise<Report> {
  const chromium = findCommand('chromium', 'chromium-headless-shell', 'google-chrome');
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  const flags = '--chrome-flags=--headless --no-sandbox --disable-quic';
  const all = ['--yes', 'lighthouse@12.8.2', url, '--quiet', '--output=json', flags, ...args];
  return JSON.parse((await promisify(execFile)('npx', all, { env, maxBuffer: 2 ** 26 })).stdout);
}

/** Starts the built server on a free port, until this process ends. Returns its origin. */
async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, PORT: '0', ...environment };
  const server = spawn(process.execPath, ['server'], { cwd: root, env });
  process.once('exit', () => server.kill());
  const [line] = await once(server.stdout, 'data');
  return `http://localhost:${/"port":(\d+)/.exec(`${line}`)?.[1]}`;
}

/** Starts a server that sends `html`, compressed once, and the files of the build. Returns its origin. */
async function startBare(html: string): Promise<string> {
  const page = brotliCompressSync(html);
  const app = express().use(express.static(publicFolder));
  app.get(
    '/',
    (_request, response) => void response.set('Content-Encoding', 'br').type('html').end(page),
  );
  const server = app.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The scores of a page in the judged categories, and the audits that it fails. */
async function judge(url: string): Promise<Record<string, number | string>> {
  const { categories, audits } = await visit(url, `--only-categories=${judged}`);
  const all = Object.values(categories);
  if (all.some(({ score }) => score < 1)) process.exitCode = 1;
  const ids = all.flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id));
  const failed = ids.filter((id) => audits[id]?.score === 0).join(' ');
  return { ...Object.fromEntries(all.map(({ id, score }) => [id, 100 * score])), failed };
}

const times =
  'observedFirstPaint firstContentfulPaint largestContentfulPaint speedIndex totalBlockingTime';

/** The median of each time of several visits, in milliseconds, and of the score. */
async function measure(url: string): Promise<Record<string, number>> {
  const all: Record<string, number>[] = [];
  for (let each = 0; each < Number(values.visits); each += 1) {
    const { categories, audits } = await visit(url, '--only-categories=performance');
    const performance = 100 * (categories.performance?.score ?? 0);
    all.push({ performance, ...audits.metrics?.details?.items?.[0] });
  }
  const medianOf = (name: string) =>
    all.map((item) => Math.round(item[name] ?? 0)).sort((a, b) => a - b)[all.length >> 1] ?? 0;
  return Object.fromEntries(`performance ${times}`.split(' ').map((it) => [it, medianOf(it)]));
}

const site = await startSite();
const addressed = await startSite({ SITE_URL: 'https://www.example.com' });
// The first fetches Lighthouse. It mostly waits, so then four run at a time.
const table: Record<string, object> = { [addressed]: await judge(addressed) };
const waiting = pages.map(({ path }) => site + path).values();
async function judgeAll(): Promise<void> {
  for (const url of waiting) table[url] = await judge(url);
}
await Promise.all([judgeAll(), judgeAll(), judgeAll(), judgeAll()]);
console.table(table);

if (!values.quick) {
  const html = await (await fetch(site)).text();
  const bare = await startBare(html.replace(/<script data-.*?<\/script>/s, ''));
  console.table({ site: await measure(site), bare: await measure(bare) });
  const sizeOf = (script: string) => readFileSync(`${assets}/${script}.br`).length;
  const firstLoad = [scripts.main, scripts.content, ...scripts.chunks].map(sizeOf);
  const linesIn = (folder: string) => {
    const files = globSync(`${folder}/**/*.{ts,tsx,js}`, { cwd: root, absolute: true });
    return files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')).length;
  };
  const folders = ['client', 'server', 'shared', 'scripts', 'tests'];
  console.table({
    'bytes of the home page, brotli 11': brotliCompressSync(html).length,
    'bytes of its first scripts, brotli 11': firstLoad.reduce((sum, each) => sum + each, 0),
    ...Object.fromEntries(folders.map((folder) => [`lines of ${folder}`, linesIn(folder)])),
  });
}
process.exit();
