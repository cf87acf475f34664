import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { describeError, reportBuildErrors } from './build-errors.ts';
import { foldersIn, inputs, root } from './folders.ts';

/*
 * `npm run dev` builds the site and serves it; requests wait until the build has ended. When a file of the project is
 * saved, `tsx watch` starts this process again. Every page knows the id of the process that sent it, and reloads when
 * another process answers. A mistake in the files is shown in place of every page, and an error that a component throws
 * in place of the page that has the component.
 */
const id = randomUUID();
const [port, host] = [process.env.PORT || '3000', process.env.HOST || 'localhost'];
const siteUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The folders of the build. No other process writes to them, because this one listens on the port before it builds.
 */
const output = foldersIn(`${root}dist-development-${port}`);

/** The path at which pages ask for the id of the current process. No page of the site can have this path. */
const idPath = '/.development';

/**
 * Asks again and again, because a stream of events would occupy one of the six connections that a browser opens. While
 * the process starts again, nothing answers, and the page stays as it is.
 */
const reloadScript = `(function ask() {
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
  const built = build(folder).catch((error) => showProblem(describeError(error)));
  server.on('request', async (request, response) => {
    // The id is sent only after the build. If it were sent at once, an open page would reload during the build, and
    // would break off and repeat that reload at each further save.
    const answer = await built;
    if (request.url === idPath) response.end(id);
    else answer(request, response);
  });
}

/**
 * Builds the site of the owner's folder `folder`. Modules of the site are imported here, and not at the start of this
 * file, so that a mistake in them can be shown.
 */
async function build(folder: string): Promise<RequestListener> {
  await rm(output.out, { recursive: true, force: true });
  await mkdir(output.out);
  const { readContent } = await import('./content/read-content.ts');
  const { buildStaticFiles } = await import('./bundle/static-files.ts');
  const { buildClientScripts, writeContent } = await import('./bundle/bundles.ts');
  const [bundled, { content, ...files }, { createApp }] = await Promise.all([
    buildClientScripts('development', output),
    readContent(folder).then((checked) => buildStaticFiles(checked, output)),
    import('#server/app.ts'),
  ]);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  scripts.headScript += reloadScript;
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
      else showProblem(inspect(error))(request, response);
    },
  });
  console.log(`${siteUrl} shows what is saved.`);
  return app;
}

/** Prints what is wrong, and answers every request with it. */
function showProblem(text: string): RequestListener {
  console.error(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><title>Mistake</title><pre style="white-space:pre-wrap">${escaped}</pre><script>${reloadScript}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
