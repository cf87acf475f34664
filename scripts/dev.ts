import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import type { ErrorRequestHandler } from 'express';
import { describeError, reportBuildErrors } from './build-errors.ts';
import { outputFolders, sources } from './folders.ts';

/*
 * `npm run dev` builds the site as its files are and serves it; requests wait for the build. When a file is saved,
 * `tsx watch` starts this process again. Every page knows the process that sent it, and reloads when it meets
 * another. A mistake in the files is shown in place of every page, an error that a component throws in place of
 * its page.
 */
const { PORT: port = '3000', HOST: host = 'localhost' } = process.env;
const siteUrl = `http://${host}:${port}`;

/** Where pages hear which process answers. No page can have this path. */
const eventsPath = '/.development';
const processId = randomUUID();
const reloadScript = `new EventSource('${eventsPath}').onmessage = ({ data }) => data === '${processId}' || location.reload();`;

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
  const site = build(folder).catch((error) => showProblem(describeError(error)));
  server.on('request', async (request, response) => {
    // Pages reload once there is an answer: while they wait for one, the next file that is saved would end it.
    const answer = await site;
    if (request.url !== eventsPath) return answer(request, response);
    // The browser asks again 100 ms after this process has ended, and until there is another.
    const event = `retry: 100\ndata: ${processId}\n\n`;
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event);
  });
}

/** Builds the site of the owner's folder `folder`. Imports all that may have a mistake, so that it can be shown. */
async function build(folder: string): Promise<RequestListener> {
  const output = outputFolders('development');
  await rm(output.out, { recursive: true, force: true });
  const { buildStaticFiles } = await import('./bundle/static-files.ts');
  await buildStaticFiles(folder, output);
  const { buildClientScripts } = await import('./bundle/bundles.ts');
  await buildClientScripts('development', output, reloadScript);
  const { createApp } = await import('#server/app.ts');
  const { createLog } = await import('#server/log.ts');
  const { readSettings } = await import('#server/settings.ts');
  const { app } = createApp({
    settings: readSettings({ SITE_URL: siteUrl, ...process.env }),
    publicFolder: output.public,
    // Browsers keep pages of a release.
    release: processId,
    log: createLog('warn'),
    lifecycle: { phase: 'ready' },
    handleErrors,
  });
  console.log(`${siteUrl} shows what is saved.`);
  return app;
}

/** Shows an error that a component throws. */
const handleErrors: ErrorRequestHandler = (error, request, response, _next) => {
  // The browser has left the page.
  if (response.headersSent) response.destroy();
  else showProblem(inspect(error))(request, response);
};

/** Prints what is wrong, and answers every request with it. */
function showProblem(text: string): RequestListener {
  console.error(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><title>Mistake</title><pre style="white-space:pre-wrap">${escaped}</pre><script>${reloadScript}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
