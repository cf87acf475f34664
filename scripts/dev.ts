import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect, parseArgs } from 'node:util';
import { watch } from 'chokidar';
import type { ErrorRequestHandler } from 'express';
import { escapeHtml } from '#server/pages/html.ts';
import { describeBuildError } from './build-errors.ts';
import { createBuild } from './dev/build.ts';
import { root, sources } from './folders.ts';

/*
 * Serves the site as its files are, and builds it anew when one of them is saved; requests wait for the build.
 * Every page knows its build's id and reloads when there is another. A mistake in the files is shown in place
 * of every page, an error that a component throws in place of its page.
 * `npm run dev -- --content FOLDER` shows another folder than the owner's.
 */
const { values } = parseArgs({ options: { content: { type: 'string' } } });
const folder = resolve(values.content ?? sources.content);
const { PORT: port = '3000', HOST: host = 'localhost' } = process.env;
const siteUrl = `http://${host}:${port}`;

/** Where a page waits for another build than the one whose id follows. No page can have this address. */
const newsPath = '/.development?';
const news = 'data: another build\n\n';
const listeners = new Set<ServerResponse>();
let latestId = '';
let isQueued = true;

const code = ['client', 'server', 'shared', 'public', 'scripts'].map((name) => root + name);
const watcher = watch([...code, folder], { ignoreInitial: true });
let site = once(watcher, 'ready').then(rebuild);
watcher.on('all', () => {
  if (isQueued) return;
  isQueued = true;
  site = site.then(rebuild);
});

const server = createServer(async (request, response) => {
  const id = request.url?.split(newsPath)[1];
  if (id === undefined) return (await site)(request, response);
  response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
  if (id === latestId) listeners.add(response);
  else response.end(news);
});
server.on('error', ({ message }) => {
  console.error(`${message}: set PORT to another one.`);
  process.exit(1);
});
const settings = { SITE_URL: siteUrl, PAGE_CACHE: 'off', ...process.env };
const listening = once(server.listen({ port, host }), 'listening');
const build = listening.then(() => createBuild(folder, settings));

async function rebuild(): Promise<RequestListener> {
  // An editor may save in several steps, between which the file is empty.
  await wait(30);
  isQueued = false;
  const id = randomUUID();
  const script = `new EventSource('${newsPath}${id}').onmessage = () => location.reload();`;
  const handleErrors: ErrorRequestHandler = (error, request, response, _next) => {
    // The browser has left the page.
    if (response.headersSent) response.destroy();
    else showProblem(inspect(error), script)(request, response);
  };
  const listener = await build
    .then((run) => run(script, handleErrors))
    .catch(async (error) => showProblem(await describeBuildError(error).catch(inspect), script));
  latestId = id;
  for (const each of listeners) each.end(news);
  listeners.clear();
  console.log(`${siteUrl} shows what is saved.`);
  return listener;
}

/** Prints what is wrong, and answers every request with it. */
function showProblem(text: string, script: string): RequestListener {
  console.error(text);
  const page = `<!DOCTYPE html><title>Mistake</title><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre><script>${script}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
