import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { App as SiteApp } from '#client/entry/server.ts';
import type { Build } from './files/build-manifest.ts';
import { createPublicFiles, type PublicFiles } from './files/public-files.ts';
import { createTextFiles } from './files/robots-and-sitemap.ts';
import { sendStored } from './files/stored-response.ts';
import { healthStatus } from './http/health.ts';
import { rejectionStatus, rejectRequest } from './http/request-checks.ts';
import { createRequestId, type RequestId } from './http/request-id.ts';
import { createRequestLog } from './http/request-log.ts';
import { originForm, pathOf } from './http/request-target.ts';
import { sendStatusText } from './http/status-text.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import { createDocument } from './pages/document.ts';
import { createErrorPages, type ErrorPages } from './pages/error-pages.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPages } from './pages/pages.ts';
import { createRender, type RenderOptions } from './pages/render.tsx';
import { routePages } from './pages/route-pages.ts';
import { commonHeaders } from './pages/security-headers.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  settings: Settings;
  build: Build;
  log: Log;
  /** The component to render; tests replace the site with their own. */
  App?: RenderOptions['App'];
  lifecycle?: Lifecycle;
}

/** Creates the function that answers every request, and one that prerenders the pages. It does not listen. */
export function createApp({ settings, build, log, App = SiteApp, ...options }: AppOptions) {
  const { ASSET_ORIGIN: assetOrigin, SITE_URL: siteUrl } = settings;
  const lifecycle = options.lifecycle ?? { phase: 'starting' };
  const headers = commonHeaders(settings);
  const isIndexed = settings.INDEXING === 'on';
  const site = { assetBase: `${assetOrigin ?? ''}/assets/`, siteUrl, isIndexed };
  const requestId = createRequestId(settings.TRUST_PROXY);
  const { logRequest, logIfSlow } = createRequestLog(log, requestId, settings);
  const document = createDocument(build, site, assetOrigin);
  const errorPages = createErrorPages(document, headers, requestId);
  const pages = createPages({
    log,
    document,
    render: createRender({ App, log, timeoutMs: settings.RENDER_TIMEOUT_MS }),
    cache: settings.PAGE_CACHE === 'on' ? createPageCache() : undefined,
    site,
    headers,
    errorPages,
    requestId,
    logIfSlow,
  });
  const files = createPublicFiles({
    folder: build.publicFolder,
    headers,
    areAssetsShared: assetOrigin !== undefined,
  });
  const textFiles = createTextFiles(site, headers);

  const expressApp = express();
  expressApp.disable('x-powered-by');
  expressApp.use(sendAssetFromNewerBuild(files));
  expressApp.use(routePages(pages, errorPages, headers));
  expressApp.use(handleError(log, requestId, errorPages));

  return {
    /** Answers a request: normalise, log, reject, send from memory, else Express. */
    listener(request: IncomingMessage, response: ServerResponse) {
      if (lifecycle.phase === 'draining') response.shouldKeepAlive = false;
      request.url = originForm(request);
      logRequest(request, response);
      const rejection = rejectionStatus(request);
      if (rejection !== null) return rejectRequest(request, response, rejection, headers);
      const path = pathOf(request.url);
      const stored = pages.storedAt(path) ?? files.get(path) ?? textFiles.get(path);
      if (stored) return sendStored(request, response, stored);
      const health = healthStatus(path, lifecycle);
      if (health) sendStatusText(response, health, { ...headers, 'Cache-Control': 'no-store' });
      else expressApp(request, response);
    },

    /**
     * Renders every page once. The server is ready after that, unless a page fails. Returns the paths of
     * the pages that failed; their errors are in the log.
     */
    async warm(): Promise<string[]> {
      const failedPaths = await pages.prerender();
      const isReady = failedPaths.length === 0 && lifecycle.phase === 'starting';
      if (isReady) lifecycle.phase = 'ready';
      return failedPaths;
    },
  };
}

/** Runs within Express, so that an error of the file system becomes a failed request. */
function sendAssetFromNewerBuild(files: PublicFiles): RequestHandler {
  return (request, response, next) => {
    const stored = files.loadFromNewerBuild(pathOf(request.url));
    if (stored) sendStored(request, response, stored);
    else next();
  };
}

/** Answers a failed request with the error page. Only the log contains the error. */
function handleError(
  log: Log,
  requestId: RequestId,
  { sendFailure }: ErrorPages,
): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const line = { err: error, path: pathOf(request.url), requestId: requestId(request) };
    log.error(line, 'request failed');
    sendFailure(response);
  };
}
