import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { ExportError, exportedFileOf, exportSite } from '#scripts/export/export-site.ts';
import { excludedHeaders, headersFile } from '#scripts/export/headers-file.ts';
import { routePaths } from '../support/page.ts';
import { parsePolicy } from '../support/policy.ts';
import { startReadyServer } from '../support/server-process.ts';
import { listenOn } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

type Host = 'Cloudflare Pages' | 'Netlify';

interface Rule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file, in their order. */
function readRules(text: string): Rule[] {
  return text.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const headers = lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    });
    return { pattern, headers };
  });
}

/**
 * The headers that a host adds to a path: all rules that fit count. Cloudflare Pages joins the values of
 * a header that is set twice with commas, Netlify takes the last.
 */
function headersAt(rules: readonly Rule[], path: string, host: Host): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const isFitting = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const [name, value] of isFitting ? headers : []) {
      const earlier = host === 'Cloudflare Pages' ? found.get(name) : undefined;
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}

const { public: publicFolder } = outputFolders('production');
const folder = `${createTemporaryFolder()}export`;
const url = `http://127.0.0.1:${(await startReadyServer()).port}`;
await exportSite({ url, publicFolder, folder });
const rules = readRules(readFileSync(`${folder}/_headers`, 'utf8'));

/** What the built server answers. */
function ask(path: string): Promise<Response> {
  return fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
}

/** Every exported file but `_headers`, with the address that a host serves it at. */
function exportedPaths(): { file: string; path: string }[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
  return files.map((file) => {
    const page = [...routePaths].find((path) => exportedFileOf(path) === file);
    return { file, path: page ?? (file === '/404.html' ? '/404' : file) };
  });
}

test('every page, text file and asset is exported as the server sends it, nothing else', async () => {
  const files = exportedPaths();
  expect(files.length).toBeGreaterThan(80);
  for (const { file, path } of files) {
    const served = Buffer.from(await (await ask(path)).arrayBuffer());
    expect(readFileSync(folder + file).equals(served), file).toBe(true);
  }
  for (const path of [...routePaths, '/404']) {
    expect(existsSync(folder + exportedFileOf(path)), path).toBe(true);
  }
});

test('the rules are few enough, and their lines short enough, for Cloudflare Pages', () => {
  const text = readFileSync(`${folder}/_headers`, 'utf8');
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test.each<Host>(['Cloudflare Pages', 'Netlify'])(
  'on %s every exported file has the headers that the server sends',
  async (host) => {
    for (const { path } of exportedPaths()) {
      const { headers } = await ask(path);
      const hosted = headersAt(rules, path, host);
      for (const [name, value] of headers) {
        if (excludedHeaders.test(name)) continue;
        if (name === 'content-security-policy') expectPolicy(hosted.get(name), value);
        else expect(hosted.get(name), `${name} of ${path}`).toBe(value);
      }
      for (const name of hosted.keys()) {
        if (name !== 'content-security-policy') expect(headers.has(name), name).toBe(true);
      }
    }
    for (const path of ['/no-such-page', '/a/b/c', '/galleries']) {
      const hosted = headersAt(rules, path, host);
      const { headers } = await ask(path);
      expectPolicy(hosted.get('content-security-policy'), headers.get('content-security-policy'));
      expect(hosted.get('x-content-type-options')).toBe('nosniff');
      expect(hosted.has('cache-control')).toBe(false);
    }
  },
);

/** Expects one policy that admits what the server's does, and beside it nothing but hashes. */
function expectPolicy(hosted: string | undefined, served: string | null) {
  const policy = parsePolicy(hosted);
  expect(policy.size).toBe(parsePolicy(served).size);
  for (const [name, sources] of parsePolicy(served)) {
    expect(policy.get(name)).toEqual(expect.arrayContaining([...sources]));
    const others = policy.get(name)?.filter((source) => !sources.includes(source)) ?? [];
    expect(others.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
  }
}

test('a page that fails stops the export with its path and leaves the previous export', async () => {
  const { port } = await listenOn((request, response) => {
    response.writeHead(request.url === '/gallery' ? 500 : 200).end('page');
  });
  const target = `${createTemporaryFolder()}export`;
  await exportSite({ url, publicFolder, folder: target });
  writeFileSync(`${target}/mark`, 'the last export');
  const failing = `http://127.0.0.1:${port}`;
  const exporting = exportSite({ url: failing, publicFolder, folder: target });
  await expect(exporting).rejects.toThrow(ExportError);
  await expect(exporting).rejects.toThrow('/gallery is answered with 500');
  expect(existsSync(`${target}/mark`)).toBe(true);
  expect(existsSync(`${target}/index.html`)).toBe(true);
  expect(existsSync(`${target}-next`)).toBe(false);
});

test('assets with one name pattern and different headers stop the export', () => {
  const headersByPath = new Map([
    ['/assets/hero-1.jpg', new Headers({ 'Cache-Control': 'no-store' })],
    ['/assets/hero-2.jpg', new Headers({ 'Cache-Control': 'immutable' })],
  ]);
  expect(() => headersFile(headersByPath)).toThrow('/assets/hero-*');
});
