import { createApp } from './app.ts';
import { BuildError, buildFolder, readBuild } from './files/build-manifest.ts';
import { createHttpServer } from './http/http-server.ts';
import { prepareShutdown } from './http/shutdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Connections that may wait to be taken; what exceeds it is tried again by clients a second later. */
const backlog = 4096;

try {
  serve(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function serve(settings: Settings): void {
  const { PORT: port, HOST: host, SITE_URL: siteUrl } = settings;
  const log = createLog(settings.LOG_LEVEL);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const app = createApp({ settings, build: readBuild(buildFolder()), log, lifecycle });
  const server = createHttpServer(app.listener, settings);

  server.on('error', (error) => {
    console.error(sentenceFor(error));
    process.exit(1);
  });
  server.listen({ port, backlog, ...(host ? { host } : {}) }, async () => {
    log.info({ address: server.address(), siteUrl }, 'listening');
    await app.warm();
    log.info('ready');
  });

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });

  const { SHUTDOWN_GRACE_MS: graceMs, SHUTDOWN_LIMIT_MS: limitMs } = settings;
  const shutDown = prepareShutdown({ server, lifecycle, log, graceMs, limitMs });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (lifecycle.phase === 'draining') process.exit(1);
      log.info({ signal }, 'asked to stop');
      await shutDown();
      process.exit(0);
    });
  }
}

function sentenceFor(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is already taken: set PORT to another one.`;
  }
  if (error.code === 'EACCES')
    return `Port ${error.port} may not be used: set PORT to another one.`;
  return `The server cannot listen (HOST, PORT): ${error.message}.`;
}
