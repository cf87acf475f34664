import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import type { build } from 'esbuild';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { buildSiteFiles } from './bundle/build-site.ts';
import { readContent } from './content/read-content.ts';
import type { BuildPaths } from './folders.ts';

export interface DevelopmentOptions {
  /** The owner's folder, an absolute path. */
  folder: string;
  output: BuildPaths;
  bundle: typeof build;
  siteUrl: string;
  /** The id of the build, on which the ETags of pages depend. */
  id: string;
  /** A script for the head of each page. */
  script: string;
  /** Returns a request listener that shows the text of an error. */
  showError: (text: string) => RequestListener;
}

/** Builds the site for `npm run dev`, and returns its request listener. */
export async function buildDevelopmentSite(options: DevelopmentOptions): Promise<RequestListener> {
  const { folder, output, bundle, siteUrl, id, script, showError } = options;
  // The folder contains the files of the previous build, some of which may have been deleted or renamed since.
  await rm(output.public, { recursive: true, force: true });
  const { content, assets } = await buildSiteFiles(
    'development',
    readContent(folder),
    output,
    bundle,
  );
  assets.scripts.headScript += script;
  const { app } = createApp({
    content,
    assets,
    settings: readSettings(process.env, siteUrl),
    publicFolder: output.public,
    release: id,
    log: createLog('warn', id),
    lifecycle: { phase: 'ready' },
    handleErrors(error, request, response, _next) {
      // A part of the page has been sent already, so the error cannot be shown in its place.
      if (response.headersSent) response.destroy();
      else showError(inspect(error))(request, response);
    },
  });
  return app;
}
