import express, { type ErrorRequestHandler, type Express } from 'express';
import { App as SiteApp } from '#client/door.tsx';
import { copy } from '#shared/copy.ts';
import { serveAssets } from './assets.ts';
import type { Build } from './build-manifest.ts';
import { createDocument } from './document.ts';
import type { Log } from './log.ts';
import { allowMethods } from './methods.ts';
import { servePages } from './pages.ts';
import { createRender, type RenderOptions } from './render.tsx';
import type { Settings } from './settings.ts';

export interface AppOptions {
  settings: Settings;
  build: Build;
  log: Log;
  /** What is rendered; tests put their own in place of the site. */
  App?: RenderOptions['App'];
}

/** The whole server as a request meets it. It does not listen. */
export function createApp({ settings, build, log, App = SiteApp }: AppOptions): Express {
  const assetBase = `${settings.ASSET_ORIGIN ?? ''}/assets/`;
  const document = createDocument({ build, assetBase });
  const failurePage = document.plainPage(copy.failure);
  const timeoutMs = settings.RENDER_TIMEOUT_MS;
  const render = createRender({ App, log, timeoutMs, failurePage });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(allowMethods('GET', 'HEAD'));
  app.use(serveAssets(build.publicFolder));
  app.use(servePages({ document, render, assetBase, siteUrl: settings.SITE_URL }));
  app.use(answerFailure(log, failurePage));
  return app;
}

/** Answers what nothing else could with a page of its own; the error goes to the log alone. */
function answerFailure(log: Log, page: string): ErrorRequestHandler {
  return (error, request, response, _next) => {
    log.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) response.destroy();
    else response.status(500).type('html').send(page);
  };
}
