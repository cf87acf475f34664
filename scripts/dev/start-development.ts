import { watch } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { formatMessages, type Message } from 'esbuild';
import pretty from 'pino-pretty';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { outputFolders, root } from '../bundle/folders.ts';
import {
  buildCode,
  buildListener,
  buildStaticFiles,
  StaticFilesError,
} from './development-build.ts';
import { createLiveReload } from './live-reload.ts';
import { isOwnHost } from './own-host.ts';

/** The watched folders, and which of their files are inputs of the static files. */
const watched: readonly { folder: string; isStatic: (file: string) => boolean }[] = [
  { folder: 'client', isStatic: (file) => /^pictures\/|^styles\/tokens/.test(file) },
  { folder: 'server', isStatic: () => false },
  { folder: 'shared', isStatic: () => true },
  { folder: 'public', isStatic: () => true },
  { folder: 'scripts/media', isStatic: () => true },
];

/** How long to wait for further changes before a rebuild, in milliseconds: editors save in several steps. */
const settleMs = 40;

/**
 * Serves a development build. When a file is saved, the site is rebuilt and open pages reload. A build
 * error is printed, and shown on open pages until a build succeeds.
 */
export async function startDevelopment(): Promise<void> {
  const settings = readSettings(process.env);
  const { PORT: port, HOST: host = 'localhost' } = settings;
  const log = createLog(settings.LOG_LEVEL, pretty({ sync: true, ignore: 'pid,hostname' }));
  const listenerScript = await buildListener();
  const liveReload = createLiveReload();
  let areStaticFilesStale = true;
  // Until a build succeeds, every page is empty and shows the error that its script receives.
  let answer: RequestListener = (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!DOCTYPE html><title>Build failed</title><script>${listenerScript}</script>`);
  };

  async function update(): Promise<void> {
    const started = performance.now();
    const wereStale = areStaticFilesStale;
    areStaticFilesStale = false;
    try {
      const notes = wereStale ? await buildStaticFiles() : '';
      if (notes) log.info(notes);
      const createApp = await buildCode(listenerScript);
      const publicFolder = outputFolders('development').public;
      const lifecycle = { phase: 'ready' } as const;
      answer = createApp({ settings, publicFolder, release: '', log, lifecycle }).listener;
      log.info(`built in ${Math.round(performance.now() - started)} ms`);
      liveReload.announce('');
    } catch (error) {
      areStaticFilesStale ||= wereStale;
      const problem = await problemOf(error);
      log.error(problem);
      liveReload.announce(problem);
    }
  }

  await update();
  watchSources((isStatic) => {
    areStaticFilesStale ||= isStatic;
  }, update);
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host, host)) response.writeHead(403).end();
    else if (!liveReload.handle(request, response)) answer(request, response);
  });
  server.on('error', ({ message }) => {
    log.fatal(`The server cannot listen (HOST, PORT): ${message}`);
    process.exit(1);
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    log.info(`http://${host}:${typeof address === 'object' ? address?.port : port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}

/** Calls `onChange` for each changed file, and `update` after some changes, one call at a time. */
function watchSources(onChange: (isStatic: boolean) => void, update: () => Promise<void>): void {
  let lastUpdate = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const { folder, isStatic } of watched) {
    watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
      onChange(file !== null && isStatic(file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastUpdate = lastUpdate.then(update);
      }, settleMs);
    });
  }
}

async function problemOf(error: unknown): Promise<string> {
  if (error instanceof StaticFilesError) return error.message;
  const { errors } = error as { errors?: Message[] };
  if (errors) return (await formatMessages(errors, { kind: 'error' })).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
