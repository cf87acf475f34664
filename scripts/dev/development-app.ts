import { randomUUID } from 'node:crypto';
import { type AppOptions, createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';

type Options = Pick<AppOptions, 'publicFolder' | 'handleErrors'>;

/** Creates the site's app for development; its bundle contains what was built. Throws `SettingsError`. */
export function createSite(environment: NodeJS.ProcessEnv, options: Options) {
  const settings = readSettings(environment);
  // Pages are validated by it, so each build has another.
  const release = randomUUID();
  const log = createLog('warn');
  const lifecycle = { phase: 'ready' } as const;
  return createApp({ ...options, settings, release, log, lifecycle }).app;
}
