import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { serverBundle } from '../bundle/bundles.ts';
import { outputFolders, root } from '../bundle/folders.ts';
import { type BenchServer, start } from './servers.ts';
import { acceptEncoding } from './wrk.ts';

/** Where the bench puts what it runs; git does not see it. */
const folder = `${root}node_modules/.cache/site-bench`;

/** Headers that Node's server writes itself. */
const ownHeaders = ['date', 'connection', 'keep-alive'];

/** A bare `node:http` server that sends the very bytes and headers that `site` sends at `/`. */
export async function startBare(site: BenchServer, core: number): Promise<BenchServer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding };
    get(site.url, { headers, agent: false }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const { rawHeaders } = response;
  const kept = rawHeaders.filter((_text, index) => {
    return !ownHeaders.includes(rawHeaders[index - (index % 2)]?.toLowerCase() ?? '');
  });
  mkdirSync(folder, { recursive: true });
  const answer = `${folder}/answer.json`;
  const body = Buffer.concat(parts).toString('base64');
  writeFileSync(answer, JSON.stringify({ rawHeaders: kept, body }));
  const entry = await bundle('scripts/bench/bare-server.ts');
  return start({ command: [process.execPath, entry, answer], core });
}

/** The site as it renders each page for each visitor. */
export async function startRendering(core: number): Promise<BenchServer> {
  const environment = { NODE_ENV: 'production', PAGE_CACHE: 'off' };
  return start({ command: [process.execPath, 'server'], core, environment });
}

async function bundle(entryPoint: string): Promise<string> {
  const outExtension = { '.js': '.mjs' };
  await build({
    ...serverBundle('production', outputFolders('production'), entryPoint),
    outdir: folder,
    outExtension,
  });
  return `${folder}/${basename(entryPoint, '.ts')}.mjs`;
}
