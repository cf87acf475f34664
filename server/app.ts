import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { App as SiteApp } from '#client/entry/server.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { sendCached } from './files/cached-response.ts';
import { readPublicFiles } from './files/public-files.ts';
import { createTextFiles } from './files/robots-and-sitemap.ts';
import { healthStatus, type Lifecycle } from './http/health.ts';
import { originForm, pathOf, requestIdOf } from './http/request.ts';
import { sendStatusText } from './http/status-text.ts';
import type { Log } from './log.ts';
import { createDocument } from './pages/document.ts';
import { createErrorPages, type ErrorPages } from './pages/error-pages.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPages } from './pages/pages.ts';
import { createRender } from './pages/render.tsx';
import { routePages } from './pages/route-pages.ts';
import { commonHeaders } from './pages/security-headers.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  settings: Settings;
  /** The absolute path of the folder with the files that visitors can request. */
  publicFolder: string;
  /** The id of the build, for `/healthz`. */
  release: string;
  log: Log;
  lifecycle: Lifecycle;
  /** The component to render; tests replace the site with their own. */
  App?: (props: { config: SiteConfig }) => React.ReactNode;
}

/**
 * Creates the function that answers every request, and one that renders every page once. It does not listen.
 * Throws a `PublicFilesError` if the public files cannot be read.
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
  const site = {
    assetBase: `${assetOrigin ?? ''}/assets/`,
    siteUrl,
    isIndexed: settings.INDEXING === 'on',
  };
  const document = createDocument(site, assetOrigin);
  const errorPages = createErrorPages(document, headers);
  const pages = createPages({
    document,
    render: createRender(options.App ?? SiteApp),
    cache: settings.PAGE_CACHE === 'on' ? createPageCache() : undefined,
    site,
    headers,
    log,
  });
  const files = readPublicFiles({
    folder: publicFolder,
    headers,
    allowsCrossOriginAssets: assetOrigin !== undefined,
  });
  const textFiles = createTextFiles(site, headers);

  const expressApp = express();
  expressApp.disable('x-powered-by');
  expressApp.use(routePages({ pages, files, errorPages, headers }));
  expressApp.use(handleError(log, errorPages));

  return {
    /** Answers a request: reject, normalise, send from memory, else Express. */
    listener(request: IncomingMessage, response: ServerResponse) {
      if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendStatusText(response, 405, { ...headers, Allow: 'GET, HEAD' });
      }
      request.url = originForm(request.url);
      const path = pathOf(request.url);
      const cached = pages.cachedAt(path) ?? files.get(path) ?? textFiles.get(path);
      if (cached) return sendCached(request, response, cached);
      const health = healthStatus(path, lifecycle);
      if (health === null) return expressApp(request, response);
      const text = health === 200 ? `OK ${release}` : undefined;
      sendStatusText(response, health, { ...headers, 'Cache-Control': 'no-store' }, text);
    },

    /** Renders every page once. Returns the paths of those that failed; their errors are in the log. */
    renderPages: pages.renderAll,
  };
}

/** Answers a failed request with the error page. Only the log contains the error. */
function handleError(log: Log, { failure }: ErrorPages): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The visitor has left before the page was written.
    if (/^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/.test(error.code)) return;
    const requestId = requestIdOf(request);
    log.error({ err: error, path: pathOf(request.url), requestId }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.setHeader('X-Request-Id', requestId);
    sendCached(request, response, failure);
  };
}
