import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build, context } from 'esbuild';
import type { createApp } from '#server/app.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { clientBundle, inlineScript, serverBundle } from '../bundle/bundles.ts';
import { namesOf, textOf } from '../bundle/client-scripts.ts';
import { outputFolders, root } from '../bundle/folders.ts';
import { writeManifest } from '../bundle/manifest.ts';
import type { FontFiles } from '../media/fonts.ts';

const mode = 'development';
const output = outputFolders(mode);

/** The static files cannot be built; the message is what their process printed. */
export class StaticFilesError extends Error {
  override name = 'StaticFilesError';
}

/** Prepares incremental builds, which add a script to every page that listens for reloads. */
export async function prepareDevelopmentBuild() {
  const client = await context(clientBundle(mode, output));
  const server = await context(serverBundle(mode, output, 'server/app.ts'));
  const head = await context(inlineScript(mode, output, 'client/entry/start.ts'));
  const listener = await build(inlineScript(mode, output, 'scripts/dev/listen-for-reload.ts'));
  const listenerScript = textOf(listener);
  let fonts: FontFiles | undefined;

  return {
    listenerScript,
    /** Builds the site, with its static files if they are stale, and imports the server's app. */
    async rebuild(areStaticFilesStale: boolean) {
      if (areStaticFilesStale) fonts = undefined;
      fonts ??= await buildStaticFiles();
      const [{ metafile }, headResult] = await Promise.all([
        client.rebuild(),
        head.rebuild(),
        server.rebuild(),
      ]);
      const headScript = textOf(headResult) + listenerScript;
      await writeManifest(output, { headScript, ...namesOf(metafile) }, fonts);
      const app: { createApp: typeof createApp } = await import(
        `${output.server}/app.js?${performance.now()}`
      );
      return { createApp: app.createApp, build: readBuild(`${output.out}/`) };
    },
  };
}

async function buildStaticFiles(): Promise<FontFiles> {
  const args = ['--import', 'tsx', 'scripts/dev/build-static-files.ts'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const notes = stdout.trim().split('\n');
    const fonts = JSON.parse(notes.pop() ?? '');
    for (const note of notes) console.log(note);
    return fonts;
  } catch (error) {
    throw new StaticFilesError((error as { stderr?: string }).stderr?.trim() || String(error));
  }
}
