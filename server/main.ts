import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { BuildError, buildFolder, readBuild } from './build-manifest.ts';
import { createLog } from './log.ts';
import { readSettings, SettingsError } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const server = createServer(createApp({ settings, build: readBuild(buildFolder()), log }));
  const { PORT: port, HOST: host } = settings;

  server.on('error', (error) => refuseToStart(sentenceFor(error)));
  server.listen({ port, ...(host ? { host } : {}) }, () => {
    log.info({ address: server.address(), siteUrl: settings.SITE_URL }, 'listening');
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      server.close();
      server.closeIdleConnections();
    });
  }
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof BuildError)) throw error;
  refuseToStart(error.message);
}

function refuseToStart(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function sentenceFor(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is already taken: set PORT to another one.`;
  }
  if (error.code === 'EACCES')
    return `Port ${error.port} may not be used: set PORT to another one.`;
  return `The server cannot listen (HOST, PORT): ${error.message}.`;
}
