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
 * `npm run dev` builds the site as its files are and serves it; requests wait for the build. When a file of the site
 * is saved it is built again; when one that builds it is saved, `tsx watch` starts this process again. Every page
 * knows the build that sent it, and reloads when it meets another. A mistake in the files is shown in place of every
 * page, an error that a component throws in place of its page.
 */
const [port, host] = [process.env.PORT || '3000', process.env.HOST || 'localhost'];
const siteUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The folders of the builds, which belong to the process that has the port: it listens before it builds. */
const output = foldersIn(`${root}dist-development-${port}`);

/** Where pages ask which build answers. No page can have this path. */
const idPath = '/.development';

/** Each page asks again and again: a stream of events would hold one of the six connections that a browser opens. */
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
    // Pages reload once there is an answer: while they wait for one, the next file that is saved would end it.
    const { id, site } = current;
    const answer = await site;
    if (request.url === idPath) response.end(id);
    else answer(request, response);
  });
  setInterval(() => {
    const before = seen;
    seen = listSite();
    // Editors save in several steps: only the last of them counts.
    if (seen === built || seen !== before) return;
    built = seen;
    current = startBuild(folder, current.site);
  }, 100);
}

/**
 * Lists files in the folder `cwd` with their times. For the whole site that costs two milliseconds, and it shows what
 * `fs.watch` does not: on Linux a file that was replaced and a folder that was away, in a container any change.
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

/** Builds the site of the owner's folder `folder`. Imports all that may have a mistake, so that it can be shown. */
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
    // Browsers keep pages of a release.
    release: id,
    log: createLog('warn'),
    lifecycle: { phase: 'ready' },
    handleErrors(error, request, response, _next) {
      // The browser has left the page.
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
