import { watch } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type BuildFailure, context, formatMessages } from 'esbuild';
import pretty from 'pino-pretty';
import { readBuild } from '#server/files/build-manifest.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { buildStaticFiles } from '../bundle/build-site.ts';
import { clientModules, serverBundle } from '../bundle/bundles.ts';
import { bundleScripts, writeScripts } from '../bundle/client-scripts.ts';
import { outputFolders, root } from '../bundle/folders.ts';
import { writeManifest } from '../bundle/manifest.ts';
import { createLiveReload, liveReloadScript } from './live-reload.ts';

const watchedFolders = ['client', 'server', 'shared'];

/** How long saves are gathered before a rebuild, in milliseconds: editors write in several steps. */
const settleMs = 40;

/**
 * Serves the site in development mode: a saved change is rebuilt and open pages reload; a build error
 * is printed and shown on them until the next good save.
 */
export async function startDevelopment(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL, pretty({ sync: true, ignore: 'pid,hostname' }));
  const build = await createBuilder();
  const liveReload = createLiveReload();
  let answer: RequestListener = (_request, response) => showProblem(response);

  async function rebuild(): Promise<void> {
    const started = performance.now();
    try {
      const { createApp, manifest } = await build();
      answer = createApp({ settings, build: manifest, log }).listener;
      log.info(`built in ${Math.round(performance.now() - started)} ms`);
      liveReload.announce('');
    } catch (error) {
      const problem = await problemOf(error);
      log.error(problem);
      liveReload.announce(problem);
    }
  }

  await rebuild();
  watchSources(rebuild);
  const server = createServer((request, response) => {
    if (!liveReload.handle(request, response)) answer(request, response);
  });
  server.on('error', ({ message }) => {
    log.fatal(`The server cannot listen (PORT): ${message}`);
    process.exit(1);
  });
  server.listen({ port: settings.PORT }, () => log.info(`http://localhost:${settings.PORT}`));
}

/** Prepares incremental builds; each call of what it returns builds the site and loads its server. */
async function createBuilder() {
  const output = outputFolders('development');
  const files = await buildStaticFiles(output);
  const client = await context(clientModules('development'));
  const server = await context(serverBundle('development', 'server/app.ts'));
  return async () => {
    const [modules] = await Promise.all([client.rebuild(), server.rebuild()]);
    const scripts = await bundleScripts('development', modules, liveReloadScript);
    await writeScripts(scripts);
    await writeManifest(output, scripts, files);
    const app: typeof import('#server/app.ts') = await import(
      `${output.server}/app.js?${performance.now()}`
    );
    return { createApp: app.createApp, manifest: readBuild(`${output.out}/`) };
  };
}

/** Calls `rebuild` after saves in the watched folders, one call at a time. */
function watchSources(rebuild: () => Promise<void>): void {
  let lastBuild = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const folder of watchedFolders) {
    watch(`${root}${folder}`, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastBuild = lastBuild.then(rebuild);
      }, settleMs);
    });
  }
}

async function problemOf(error: unknown): Promise<string> {
  const { errors } = error as BuildFailure;
  if (!errors) return String((error as Error).stack ?? error);
  return (await formatMessages(errors, { kind: 'error' })).join('\n');
}

/** Until there is a first good build: a page that only waits for news, which hold the problem. */
function showProblem(response: ServerResponse): void {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!DOCTYPE html><title>Build failed</title><script>${liveReloadScript}</script>`);
}
