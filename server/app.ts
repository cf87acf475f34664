import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { App as SiteApp } from '#client/entry/server.ts';
import type { Build } from './files/build-manifest.ts';
import { createPublicFiles } from './files/public-files.ts';
import { createTextFiles } from './files/robots-and-sitemap.ts';
import { createFront } from './http/front.ts';
import { createHealth } from './http/health.ts';
import { answerPlainly } from './http/plain-answer.ts';
import { guardRequests } from './http/request-checks.ts';
import { logRequests } from './http/request-log.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import { createDocument } from './pages/document.ts';
import { createPlainPages, type PlainPages } from './pages/error-pages.ts';
import { createPages } from './pages/pages.ts';
import { createRender, type RenderOptions } from './pages/render.tsx';
import { routePages } from './pages/route-pages.ts';
import { commonHeaders } from './pages/security-headers.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  settings: Settings;
  build: Build;
  log: Log;
  /** What is rendered; tests put their own in place of the site. */
  App?: RenderOptions['App'];
  lifecycle?: Lifecycle;
}

/** The whole server as a request meets it. It does not listen. */
export function createApp({ settings, build, log, App = SiteApp, ...options }: AppOptions) {
  const { ASSET_ORIGIN: assetOrigin, SITE_URL: siteUrl } = settings;
  const lifecycle = options.lifecycle ?? { phase: 'starting' };
  const { TRUST_PROXY: trustedProxies } = settings;
  const logsEach = settings.ACCESS_LOG === 'on';
  const isIndexed = settings.INDEXING === 'on';
  const headers = commonHeaders({ hstsMaxAgeS: settings.HSTS_MAX_AGE_S, isIndexed });
  const site = { assetBase: `${assetOrigin ?? ''}/assets/`, siteUrl, isIndexed };
  const document = createDocument({ build, assetBase: site.assetBase, assetOrigin, siteUrl });
  const plainPages = createPlainPages(document, headers);
  const render = createRender({ App, log, timeoutMs: settings.RENDER_TIMEOUT_MS });
  const pages = createPages({
    document,
    render,
    headers,
    sendFailure: plainPages.sendFailure,
    site,
  });
  const files = createPublicFiles({
    folder: build.publicFolder,
    headers,
    areAssetsShared: assetOrigin !== undefined,
  });
  const texts = createTextFiles(site, headers);
  const health = createHealth(lifecycle, headers);
  const front = createFront(pages.storedAt, files.get, texts.get, health);

  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests({ log, logsEach, trustedProxies, slowMs: settings.SLOW_REQUEST_MS }));
  app.use(setHeaders(headers));
  app.use(guardRequests());
  app.use(front.middleware);
  // Reads the disk, which may fail: within Express that is a failed request, ahead of it the end.
  app.use(createFront(files.findNewcomer).middleware);
  app.use('/assets', answerMissing());
  app.use(routePages(pages, plainPages));
  app.use(answerFailure(log, plainPages));

  return {
    /** Answers requests; unless each is logged, what is ready in memory does not pass through Express. */
    listener: prepare(lifecycle, logsEach ? app : front.before(app)),
    /** Renders every page once; the server is ready then. */
    async warm(): Promise<void> {
      await pages.warm();
      if (lifecycle.phase === 'starting') lifecycle.phase = 'ready';
    },
  };
}

/** Sets what every answer carries that is not stored with its headers. */
function setHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (_request, response, next) => {
    response.set(headers).set('Cross-Origin-Resource-Policy', 'same-origin');
    next();
  };
}

/** A file that is not there is said to be missing in plain text, never with a page. */
function answerMissing(): RequestHandler {
  return (_request, response) => answerPlainly(response, 404);
}

/** Answers what nothing else could with a page of its own; the error goes to the log alone. */
function answerFailure(log: Log, { sendFailure }: PlainPages): ErrorRequestHandler {
  return (error, request, response, _next) => {
    log.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) response.destroy();
    else sendFailure(response);
  };
}

/** Has the address in its usual form; while the server drains, each response closes its connection. */
function prepare(lifecycle: Lifecycle, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (lifecycle.phase === 'draining') response.shouldKeepAlive = false;
    if (!request.url?.startsWith('/')) request.url = originForm(request.url);
    listener(request, response);
  };
}

/** What follows the host, where a client names it in the address (RFC 9112, section 3.2.2). */
function originForm(url = '/'): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}
