import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect, parseArgs } from 'node:util';
import { watch } from 'chokidar';
import type { ErrorRequestHandler } from 'express';
import { escapeHtml } from '#server/pages/html.ts';
import { describeBuildError, reportBuildErrors } from './build-errors.ts';
import { createBuild } from './dev/incremental-build.ts';
import { createReloads } from './dev/reloads.ts';
import { root, sources } from './folders.ts';

/*
 * Serves the site as its files are, and builds it anew when one of them is saved; requests wait for the build.
 * Every page knows its build's id and reloads when there is another. A mistake in the files is shown in place
 * of every page, an error that a component throws in place of its page.
 * `npm run dev -- --content FOLDER` shows another folder than the owner's.
 */
const { PORT: port = '3000', HOST: host = 'localhost' } = process.env;
const siteUrl = `http://${host}:${port}`;

await reportBuildErrors(async () => {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  await serve(resolve(values.content ?? sources.content));
});

async function serve(folder: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { message } = error as Error;
    console.error(`Nothing can listen at ${siteUrl} (${message}): set PORT to another number.`);
    process.exitCode = 1;
    return;
  }
  const reloads = createReloads();
  const latestSite = buildOnSave(folder, reloads);
  server.on('request', async (request, response) => {
    if (!reloads.answer(request, response)) (await latestSite())(request, response);
  });
}

/** Builds the site, and anew after each change of a file. Returns a function that waits for the latest build. */
function buildOnSave(
  folder: string,
  reloads: ReturnType<typeof createReloads>,
): () => Promise<RequestListener> {
  const build = createBuild(folder, { SITE_URL: siteUrl, ...process.env });
  const code = ['client', 'server', 'shared', 'public', 'scripts'].map((name) => root + name);
  const watcher = watch([...code, folder], { ignoreInitial: true });
  let isQueued = true;
  let site = once(watcher, 'ready').then(rebuild);
  watcher.on('all', () => {
    if (isQueued) return;
    isQueued = true;
    site = site.then(rebuild);
  });
  return () => site;

  async function buildOnce(script: string): Promise<RequestListener> {
    const run = await build;
    const app = await run(script, showErrors(script));
    console.log(`${siteUrl} shows what is saved.`);
    return app;
  }

  async function rebuild(): Promise<RequestListener> {
    // An editor may save in several steps, between which the file is empty.
    await wait(30);
    isQueued = false;
    const id = randomUUID();
    const script = reloads.scriptOf(id);
    const listener = await buildOnce(script).catch(async (error) =>
      showProblem(await describeBuildError(error).catch(inspect), script),
    );
    reloads.announce(id);
    return listener;
  }
}

/** Shows an error that a component throws, in a page with `script`. */
function showErrors(script: string): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The browser has left the page.
    if (response.headersSent) response.destroy();
    else showProblem(inspect(error), script)(request, response);
  };
}

/** Prints what is wrong, and answers every request with it. */
function showProblem(text: string, script: string): RequestListener {
  console.error(text);
  const page = `<!DOCTYPE html><title>Mistake</title><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre><script>${script}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
