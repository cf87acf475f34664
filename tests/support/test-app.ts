import { outputFolders } from '#scripts/bundle/folders.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';

export type LogLine = Record<string, unknown> & { msg: string };

/** The production build. It is read once: reading compares the hash of every file. */
export const build = readBuild(`${outputFolders('production').out}/`);

/** The server's app on the real build, with no port, and the lines that it logs as objects. */
export function createTestApp(
  environment: NodeJS.ProcessEnv = {},
  options: Partial<AppOptions> = {},
) {
  const logLines: LogLine[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(JSON.parse(line)) });
  const settings = readSettings({ SITE_URL: 'https://www.example.com', ...environment });
  const { listener, warm } = createApp({ settings, build, log, ...options });
  return { app: listener, warm, logLines };
}

/** An app that fails to render. */
export function BrokenApp(): never {
  throw new Error('The password is swordfish.');
}
