import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import type * as App from '#server/app.ts';
import { describeError, reportBuildErrors } from './build-errors.ts';
import { foldersIn, inputs, root } from './folders.ts';

/*
 * `npm run dev` builds the site and serves it; requests wait until the build has ended. When a file of the site is
 * saved, the site is built again. When a file in `scripts/` is saved, `tsx watch` starts this process again. Every page
 * knows the id of the build that sent it, and reloads when another build answers. A mistake in the files is shown in
 * place of every page, and an error that a component throws in place of the page that has the component.
 */
const [port, host] = [process.env.PORT || '3000', process.env.HOST || 'localhost'];
const siteUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The folders of the builds. No other process writes to them, because this one listens on the port before it builds.
 */
const output = foldersIn(`${root}dist-development-${port}`);

/** The path at which pages ask for the id of the current build. No page of the site can have this path. */
const idPath = '/.development';

/** Asks again and again, because a stream of events would occupy one of the six connections that a browser opens. */
const reloadScript = (id: string) =>
  `(function ask() {
    fetch('${idPath}', { cache: 'no-store' }).then((answer) => answer.text())
      .then((id) => id === '${id}' || location.reload(), () => {}).then(() => setTimeout(ask, 300));
  })();`;

await reportBuildErrors(async () => {
  const content = { type: 'string', default: inputs.content } as const;
  await serve(resolve(parseArgs({ options: { content } }).values.content));
});

async function serve(folder: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { message } = error as Error;
    const sentence = `Nothing can listen at ${siteUrl} (${message}): change HOST or PORT.`;
    throw new AggregateError([], sentence);
  }
  const listSite = () =>
    listFiles(root, '{client,server,shared,public}/**', 'shared/content/**') +
    listFiles(folder, '**');
  let built = listSite();
  let seen = built;
  let current = startBuild(folder);
  server.on('request', async (request, response) => {
    // The id is sent after the build. Otherwise a page would reload at once, and while it waits for the build, it would
    // cancel that request to reload again when the next file is saved.
    const { id, site } = current;
    const answer = await site;
    if (request.url === idPath) response.end(id);
    else answer(request, response);
  });
  setInterval(() => {
    const before = seen;
    seen = listSite();
    // Editors save in several steps, so a build starts when the files no longer change.
    if (seen === built || seen !== before) return;
    built = seen;
    current = startBuild(folder, current.site);
  }, 100);
}

/**
 * Lists the files in the folder `cwd` with the times of their last changes. The list takes two milliseconds for the
 * whole site, and it shows changes that `fs.watch` misses: on Linux a file that was replaced, or a folder that was
 * removed and made again; in a container any change.
 */
function listFiles(cwd: string, pattern: string, ...ignore: string[]): string {
  const paths = globSync(pattern, { cwd, ignore, absolute: true, dot: true });
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return paths.map((path) => `${path} ${timeOf(path)}`).join('\n');
}

/** Starts a build of the site, once the one before it has ended. */
function startBuild(folder: string, before?: Promise<unknown>) {
  const id = randomUUID();
  const built = Promise.resolve(before).then(() => build(folder, id));
  return { id, site: built.catch((error) => showProblem(describeError(error), id)) };
}

/**
 * Builds the site of the owner's folder `folder`. Modules of the site are imported here, and not at the start of this
 * file, so that a mistake in them can be shown.
 */
async function build(folder: string, id: string): Promise<RequestListener> {
  await rm(output.out, { recursive: true, force: true });
  await mkdir(output.out);
  const { readContent } = await import('./content/read-content.ts');
  const { buildStaticFiles } = await import('./bundle/static-files.ts');
  const { content, ...files } = await buildStaticFiles(await readContent(folder), output);
  const { buildClientScripts, buildServer, writeContent } = await import('./bundle/bundles.ts');
  const bundled = await buildClientScripts('development', output);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  scripts.headScript += reloadScript(id);
  await buildServer('development', output);
  const appModule = `${pathToFileURL(`${output.server}/app.js`)}?${id}`;
  const { createApp }: typeof App = await import(appModule);
  const { createLog } = await import('#server/log.ts');
  const { readSettings } = await import('#server/settings.ts');
  const { app } = createApp({
    content,
    assets: { ...files, scripts },
    settings: readSettings({ SITE_URL: siteUrl, ...process.env }, ''),
    publicFolder: output.public,
    // Each build is a release of its own, because browsers keep the pages of a release.
    release: id,
    log: createLog('warn'),
    lifecycle: { phase: 'ready' },
    handleErrors(error, request, response, _next) {
      // The page has begun, so it can only be broken off.
      if (response.headersSent) response.destroy();
      else showProblem(inspect(error), id)(request, response);
    },
  });
  console.log(`${siteUrl} shows what is saved.`);
  return app;
}

/** Prints what is wrong, and answers every request with it. */
function showProblem(text: string, id: string): RequestListener {
  console.error(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><title>Mistake</title><pre style="white-space:pre-wrap">${escaped}</pre><script>${reloadScript(id)}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
