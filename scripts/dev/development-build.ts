import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { createApp } from '#server/app.ts';
import { inlineScript, serverBundle } from '../bundle/bundles.ts';
import { buildClientScripts, textOf } from '../bundle/client-scripts.ts';
import { outputFolders, root } from '../bundle/folders.ts';

const mode = 'development';
const output = outputFolders(mode);

/** The static files cannot be built; the message is what their process printed. */
export class StaticFilesError extends Error {
  override name = 'StaticFilesError';
}

/** Builds the static files in a process of its own. Resolves to what it printed. Throws `StaticFilesError`. */
export async function buildStaticFiles(): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/dev/build-static-files.ts'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    return stdout.trim();
  } catch (error) {
    throw new StaticFilesError((error as { stderr?: string }).stderr?.trim() || String(error));
  }
}

/** Builds the script that every page has in development: it listens for reloads. */
export async function buildListener(): Promise<string> {
  return textOf(await build(inlineScript(mode, output, 'scripts/dev/listen-for-reload.ts')));
}

/**
 * Builds the code of the client and the server, with `listenerScript` in the head of every page, and
 * imports the server's app. Throws esbuild's error if the code does not compile.
 */
export async function buildCode(listenerScript: string) {
  await buildClientScripts(mode, output, listenerScript);
  await build(serverBundle(mode, output, 'server/app.ts'));
  const app: { createApp: typeof createApp } = await import(
    `${output.server}/main.js?${performance.now()}`
  );
  return app.createApp;
}
