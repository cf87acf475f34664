import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { type BuildContext, type BuildOptions, type build, context } from 'esbuild';
import { describeError, reportBuildErrors } from './build-errors.ts';
import type * as DevelopmentSite from './development-site.ts';
import { buildPaths, inputs, root, typedPath } from './folders.ts';
import { withTemporaryFolders } from './temporary-folders.ts';

/*
 * `npm run dev` builds the site and serves it, and builds it again when a file is saved. Requests wait for the current
 * build. Each page contains the id of its build, and reloads when a build with another id answers. If a build fails,
 * its error is shown instead of every page. If a component throws, the error is shown instead of the pages that contain
 * the component. The code that builds and renders the site is loaded again for each build. Only an edit of this file,
 * or of a file that it imports, needs a restart of the command.
 */
const port = process.env.PORT || '3000';
const host = process.env.HOST || 'localhost';
// In a URL, an IPv6 address is in brackets.
const siteUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Each port has a folder of its own, because two processes must not write to the same folder. */
const output = buildPaths(`${root}dist-development-${port}`);

/** The folders that are watched, in addition to the owner's. */
const codeFolders = ['client', 'public', 'scripts', 'server', 'shared'].map((name) => root + name);

/** Paths that no build reads: guides, and the Git repository of an owner's folder. */
const ignoredPaths = /\/(README\.md|\.git)$/;

/**
 * How long a build waits for further changes, because many programs save a file in several steps. chokidar reports only
 * the first change of a file within 50 ms, so the build has to start later than that.
 */
const settleMs = 60;

/** The path from which pages fetch the id of the current build. No page of the site can have this path. */
const idPath = '/.development';

/**
 * Reloads the page once the id has changed. The script polls, because an event stream occupies one of the six
 * connections that a browser opens to an origin.
 */
const reloadScript = (id: string) => `(function poll() {
    fetch('${idPath}', { cache: 'no-store' }).then((response) => response.text())
      .then((id) => id === '${id}' || location.reload(), () => {}).then(() => setTimeout(poll, 100));
  })();`;

/** esbuild's contexts, by their options. */
const contexts = new Map<string, BuildContext>();

await reportBuildErrors(async () => {
  const content = { type: 'string', default: inputs.content } as const;
  const folder = typedPath(parseArgs({ options: { content } }).values.content);
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { message } = error as Error;
    console.error(`The server cannot listen at ${siteUrl} (${message}): change HOST or PORT.`);
    process.exitCode = 1;
    return;
  }
  await withTemporaryFolders([output.out], async () => {
    const watcher = watch([folder, ...codeFolders], { ignored: ignoredPaths, ignoreInitial: true });
    /** The next build starts when this resolves: once the watcher is ready and the last build has ended. */
    let ended: Promise<unknown> = once(watcher, 'ready');
    function startBuild() {
      const previous = ended;
      const build = startLoad((id) => previous.then(() => loadSite(folder, id)));
      ended = build.whenReady;
      return build;
    }
    let currentBuild = startBuild();
    server.on('request', async (request, response) => {
      // The id also waits for the build, so that an open page reloads once when several files are saved.
      const { id, whenReady } = currentBuild;
      const listener = await whenReady;
      if (request.url === idPath) response.end(id);
      else listener(request, response);
    });
    let timer: NodeJS.Timeout | undefined;
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        currentBuild = startBuild();
      }, settleMs);
    });
    // Errors that are thrown in a callback belong to no request and no build.
    process.on('uncaughtException', (error) => {
      currentBuild = startLoad(() => Promise.reject(error));
    });
    await once(server, 'close');
  });
});

/** Calls `load` with a new id. `whenReady` resolves with its request listener, or with one that shows the error. */
function startLoad(load: (id: string) => Promise<RequestListener>) {
  const id = randomUUID();
  return { id, whenReady: load(id).catch((error) => showError(describeError(error), id)) };
}

/** Bundles the code that builds and renders the site, loads it, and returns the request listener of the site. */
async function loadSite(folder: string, id: string): Promise<RequestListener> {
  const file = `${output.out}/development-site.js`;
  await rebuild({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    packages: 'external',
    format: 'esm',
    entryPoints: ['scripts/development-site.ts'],
    outfile: file,
    sourcemap: true,
    // If the bundle contained `import()`, tsx would rewrite it, and stacks would name the wrong lines. The code that
    // runs here never calls `import()`.
    supported: { 'dynamic-import': false },
    // `folders.ts` finds the project by the URL of its file, but the bundle is in another folder.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    logLevel: 'silent',
  });
  // Node imports a file again if its address is another one. An unchanged file keeps its address.
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const site: typeof DevelopmentSite = await import(`${pathToFileURL(file)}?${version}`);
  const listener = await site.buildDevelopmentSite({
    folder,
    output,
    bundle: rebuild as typeof build,
    siteUrl,
    id,
    script: reloadScript(id),
    showError: (text) => showError(text, id),
  });
  console.log(`Serving ${siteUrl}. Open pages reload when a file is saved.`);
  return listener;
}

/** Bundles as esbuild's `build` does, but reads again only the files that have changed since the last bundle. */
async function rebuild(options: BuildOptions) {
  const key = JSON.stringify(options);
  const bundle = contexts.get(key) ?? (await context(options));
  contexts.set(key, bundle);
  return bundle.rebuild();
}

/** Prints the text of an error, and returns a request listener that sends the text as a page. */
function showError(text: string, id: string): RequestListener {
  console.error(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><title>Error</title><pre style="white-space:pre-wrap">${escaped}</pre><script>${reloadScript(id)}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
