import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { PublicFilesError } from './files/public-files.ts';
import type { Lifecycle } from './http/health.ts';
import { createHttpServer, shutDown } from './http/http-server.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings, SettingsError, settingsWarnings } from './settings.ts';

/** The listen backlog. The kernel drops SYNs beyond it, and clients retry after 1 s. */
const backlog = 4096;

try {
  await serve(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof PublicFilesError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function serve(settings: Settings): Promise<void> {
  const { PORT: port, HOST: host, SITE_URL: siteUrl, SHUTDOWN_GRACE_MS: graceMs } = settings;
  const log = createLog(settings.LOG_LEVEL);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
  const release = hashOf(fileURLToPath(import.meta.url));
  const commit = readCommit();
  const id = commit ? `${release} ${commit}` : release;
  const { app, renderPages, compressPages } = createApp({
    settings,
    publicFolder,
    release: id,
    log,
    lifecycle,
  });
  const failedPaths = await renderPages();

  const server = createHttpServer(app);
  server.listen({ port, backlog, ...(host ? { host } : {}) });
  try {
    await once(server, 'listening');
  } catch (error) {
    console.error(listenErrorMessage(error as NodeJS.ErrnoException, port));
    process.exitCode = 1;
    return;
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl-C arrives twice under npm.
      if (lifecycle.phase === 'draining') return;
      log.info({ signal }, 'shutting down');
      void shutDown(server, lifecycle, log, graceMs);
    });
  }

  log.info({ address: server.address(), siteUrl, release, commit }, 'listening');
  for (const warning of settingsWarnings(process.env, settings)) log.warn(warning);
  if (failedPaths.length > 0) log.error({ failedPaths }, 'not ready: pages cannot be rendered');
  else {
    lifecycle.phase = 'ready';
    log.info('ready');
  }
  await compressPages();
}

/** Identifies a build: its code contains the names of its scripts and pictures, which have hashes. */
function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

/** The commit that was built; undefined where the build was made without Git. */
function readCommit(): string | undefined {
  const file = new URL('commit', import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function listenErrorMessage({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: set PORT to another one.`;
  if (code === 'EACCES') return `This process may not use port ${port}: set PORT to another one.`;
  return `The server cannot listen (HOST, PORT): ${message}.`;
}
