import { createApp } from './app.ts';
import { BuildError, buildFolder, readBuild } from './files/build-manifest.ts';
import { createHttpServer } from './http/http-server.ts';
import { prepareShutdown } from './http/shutdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { openLogStream, settleLog } from './log-stream.ts';
import { readSettings, type Settings, SettingsError, settingsWarnings } from './settings.ts';

/** The listen backlog. The kernel drops SYNs beyond it, and clients retry after 1 s. */
const backlog = 4096;

/** A second signal sooner than this many milliseconds after the first is ignored: npm sends Ctrl-C twice. */
const secondSignalAfterMs = 500;

/** How long the exit waits for the last lines of the log to be written, in milliseconds. */
const logLimitMs = 500;

try {
  serve(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function serve(settings: Settings): void {
  const { PORT: port, HOST: host, SITE_URL: siteUrl } = settings;
  const logStream = openLogStream(process.stdout.fd);
  const log = createLog(settings.LOG_LEVEL, logStream);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const app = createApp({ settings, build: readBuild(buildFolder()), log, lifecycle });
  const { server, connections } = createHttpServer(app.listener, settings);

  server.on('error', (error) => {
    console.error(startErrorMessage(error));
    process.exit(1);
  });
  server.listen({ port, backlog, ...(host ? { host } : {}) }, async () => {
    log.info({ address: server.address(), siteUrl }, 'listening');
    for (const warning of settingsWarnings(process.env, settings)) log.warn(warning);
    const failedPaths = await app.warm();
    if (failedPaths.length === 0) log.info('ready');
    else log.error({ failedPaths }, 'not ready: pages cannot be rendered');
  });

  /** Ends the process once the log is written. A blocked write would block `process.exit` too, hence SIGKILL. */
  async function exit(code: number): Promise<void> {
    if (await settleLog(logStream, logLimitMs)) process.exit(code);
    process.kill(process.pid, 'SIGKILL');
  }

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    void exit(1);
  });

  const { SHUTDOWN_GRACE_MS: graceMs, SHUTDOWN_LIMIT_MS: limitMs } = settings;
  const shutDown = prepareShutdown({ server, connections, lifecycle, log, graceMs, limitMs });
  let firstSignalMs: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (firstSignalMs !== undefined) {
        if (performance.now() - firstSignalMs >= secondSignalAfterMs) await exit(1);
        return;
      }
      firstSignalMs = performance.now();
      log.info({ signal }, 'shutting down');
      await shutDown();
      await exit(0);
    });
  }
}

function startErrorMessage(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is already taken: set PORT to another one.`;
  }
  if (error.code === 'EACCES') {
    return `This process may not use port ${error.port}: set PORT to another one.`;
  }
  return `The server cannot listen (HOST, PORT): ${error.message}.`;
}
