import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { inspect, parseArgs } from 'node:util';
import { describeError, reportBuildErrors } from './build-errors.ts';
import { buildPaths, inputs, root, typedPath } from './folders.ts';

/*
 * `npm run dev` builds the site and serves it. Requests wait until the build has finished. When a file of the project
 * is saved, `tsx watch` restarts this process. Each page contains the id of the process that sent the page, and reloads
 * when a process with another id answers. If the build fails, its error is shown instead of every page. If a component
 * throws, the error is shown instead of the pages that contain the component.
 */
const id = randomUUID();
const port = process.env.PORT || '3000';
const host = process.env.HOST || 'localhost';
const siteUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The folder depends on the port, because two processes with different ports must not write to the same folder. */
const output = buildPaths(`${root}dist-development-${port}`);

/** The path from which pages fetch the id of the current process. No page of the site can have this path. */
const idPath = '/.development';

/**
 * Reloads the page once the id has changed. The script polls, because an event stream would occupy one of the six
 * connections that a browser opens to an origin. While the process restarts, the requests fail, and the page stays.
 */
const reloadScript = `(function poll() {
    fetch('${idPath}', { cache: 'no-store' }).then((response) => response.text())
      .then((id) => id === '${id}' || location.reload(), () => {}).then(() => setTimeout(poll, 300));
  })();`;

await reportBuildErrors(async () => {
  const content = { type: 'string', default: inputs.content } as const;
  await serve(typedPath(parseArgs({ options: { content } }).values.content));
});

async function serve(folder: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { message } = error as Error;
    console.error(`The server cannot listen at ${siteUrl} (${message}): change HOST or PORT.`);
    process.exitCode = 1;
    return;
  }
  const ready = build(folder).catch((error) => showError(describeError(error)));
  server.on('request', async (request, response) => {
    // The id is sent only after the build. Otherwise an open page would reload while the build is running, and would
    // abort and repeat that reload each time a file is saved.
    const listener = await ready;
    if (request.url === idPath) response.end(id);
    else listener(request, response);
  });
}

/**
 * Builds the site of the owner's folder `folder`, and returns its request listener. The modules of the site are
 * imported in this function, because an error in a static import could not be shown in the browser.
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
    // The id gives the pages of each build different ETags. Otherwise browsers would show pages of an earlier build.
    release: id,
    log: createLog('warn', id),
    lifecycle: { phase: 'ready' },
    handleErrors(error, request, response, _next) {
      // A part of the page has been sent already, so the error cannot be shown in its place.
      if (response.headersSent) response.destroy();
      else showError(inspect(error))(request, response);
    },
  });
  console.log(`Serving ${siteUrl}. Open pages reload when a file is saved.`);
  return app;
}

/** Prints the text of an error, and returns a request listener that sends the text as a page. */
function showError(text: string): RequestListener {
  console.error(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><title>Error</title><pre style="white-space:pre-wrap">${escaped}</pre><script>${reloadScript}</script>`;
  return (_request, response) =>
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
