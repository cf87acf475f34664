import express, { type ErrorRequestHandler } from 'express';
import { App as SiteApp } from '#client/entry/server.ts';
import type { SiteConfig } from '#shared/contracts.ts';
import { readPublicFiles } from './files/public-files.ts';
import { sendFiles } from './files/send-files.ts';
import { answerHealthChecks, closeWhileDraining, type Lifecycle } from './http/health.ts';
import { allowGetAndHead } from './http/methods.ts';
import { redirectToCurrentPath } from './http/redirects.ts';
import type { Log } from './log.ts';
import { createDocumentWriter } from './pages/document.ts';
import { createErrorPages, handleErrors } from './pages/error-pages.ts';
import { createPages } from './pages/pages.ts';
import { createRender } from './pages/render.tsx';
import { createTextFiles } from './pages/robots-and-sitemap.ts';
import { commonHeaders } from './pages/security-headers.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  settings: Settings;
  /** The absolute path of the folder with the files that visitors can request. */
  publicFolder: string;
  /** What the build calls itself, for `/healthz`. */
  release: string;
  log: Log;
  lifecycle: Lifecycle;
  /** The component to render; tests replace the site with their own. */
  App?: (props: { config: SiteConfig }) => React.ReactNode;
  /** Answers failed requests; development shows the error in place of the error page. */
  handleErrors?: ErrorRequestHandler;
}

/**
 * Creates the app that answers every request, and functions that render every page once and compress what the
 * page cache holds. It does not listen. Throws a `PublicFilesError` if the public files cannot be read.
 */
export function createApp({
  settings,
  publicFolder,
  release,
  log,
  lifecycle,
  ...options
}: AppOptions) {
  const { ASSET_ORIGIN: assetOrigin, SITE_URL: siteUrl } = settings;
  const headers = commonHeaders(settings);
  const deployment = {
    assetBase: `${assetOrigin ?? ''}/assets/`,
    siteUrl,
    isIndexed: settings.INDEXING === 'on',
  };
  const document = createDocumentWriter(deployment, assetOrigin);
  const errorPages = createErrorPages(document, headers);
  const pages = createPages({
    document,
    render: createRender(options.App ?? SiteApp),
    isCached: settings.PAGE_CACHE === 'on',
    deployment,
    headers,
    log,
  });
  const publicFiles = readPublicFiles({
    folder: publicFolder,
    headers,
    allowsCrossOriginAssets: assetOrigin !== undefined,
  });
  // An owner's file takes the place of the text file with the same name.
  const files = new Map([...createTextFiles(deployment, headers), ...publicFiles]);

  // The order in which a request meets them.
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(closeWhileDraining(lifecycle));
  app.use(allowGetAndHead(headers));
  app.use(answerHealthChecks(lifecycle, release, headers));
  app.use(redirectToCurrentPath(errorPages.badRequest, headers));
  app.use(sendFiles(files, headers));
  app.use(pages.send);
  app.use(options.handleErrors ?? handleErrors(log, errorPages));
  return { app, renderPages: pages.renderAll, compressPages: pages.compressAll };
}
