import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';
import { createApp } from './app.ts';
import type { Lifecycle } from './http/health.ts';
import { createHttpServer, shutDown } from './http/http-server.ts';
import { createLog, exitAfterLog } from './log.ts';
import { readSettings, settingsWarning } from './settings.ts';

/** How many connections may wait to be accepted. The kernel drops further SYNs, and their clients retry after 1 s. */
const backlog = 4096;

const build = orRefuseStart(
  readBuild,
  (message) => `The build cannot be read (${message}): run "npm run build" again.`,
);
const settings = orRefuseStart(() => readSettings(process.env, build.content.site.address));
const { PORT: port, HOST: host, SITE_URL: siteUrl, SHUTDOWN_GRACE_MS: graceMs } = settings;
const log = createLog(settings.LOG_LEVEL, build.release);
// A failed write to the log, such as on a full disk, does not end the process.
process.stdout.on('error', () => {});
const lifecycle: Lifecycle = { phase: 'starting' };
let server: Server | undefined;
// A terminal sends SIGHUP when it is closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Under npm, Ctrl-C delivers the signal twice.
    if (lifecycle.phase === 'draining') return;
    log.info({ signal }, 'shutting down');
    if (server?.listening) shutDown(server, lifecycle, log, graceMs).then(() => exitAfterLog(0));
    else exitAfterLog(0);
  });
}
const { app, renderPages } = createApp({ ...build, settings, log, lifecycle });
const failedPaths = await renderPages();

server = createHttpServer(app).listen({ port, backlog, ...(host ? { host } : {}) });
await once(server, 'listening').catch(({ message }) =>
  refuseStart(`The server cannot listen (${message}): set PORT or HOST.`),
);
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught error');
  exitAfterLog(1);
});
log.info({ address: server.address(), siteUrl, commit: build.readCommit() }, 'listening');
const warning = settingsWarning(settings);
if (warning) log.warn(warning);
if (failedPaths.length > 0) log.error({ failedPaths }, 'not ready: pages cannot be rendered');
else {
  lifecycle.phase = 'ready';
  log.info('ready');
}

function readBuild() {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const content: Content = JSON.parse(read('../data/content.json'));
  const assets: Assets = JSON.parse(read('../data/assets.json'));
  const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
  return {
    content,
    assets,
    publicFolder,
    release: read('release'),
    readCommit: () => read('commit'),
  };
}

/**
 * Returns the result of `work`. If `work` throws, the server does not start. `reasonOf` then makes the sentence that is
 * printed out of the error's message.
 */
function orRefuseStart<T>(work: () => T, reasonOf = (message: string) => message): T {
  try {
    return work();
  } catch (error) {
    return refuseStart(reasonOf((error as Error).message));
  }
}

function refuseStart(reason: string): never {
  console.error(reason);
  process.exit(1);
}
