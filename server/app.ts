import express, { type ErrorRequestHandler } from 'express';
import { type AppProps, App as SiteApp } from '#client/entry/server.ts';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';
import { setCommonHeaders } from './http/common-headers.ts';
import { compressTexts } from './http/compression.ts';
import { answerHealthChecks, closeWhileDraining, type Lifecycle } from './http/health.ts';
import { sendAssets, sendPublicFiles } from './http/public-files.ts';
import { allowGetAndHead, redirectToCurrentPath } from './http/requests.ts';
import type { Log } from './log.ts';
import { createDocumentParts } from './pages/document.ts';
import { handleErrors } from './pages/error-pages.ts';
import { createPages } from './pages/pages.ts';
import { createRender } from './pages/render.tsx';
import { sendRobots, sendSitemap } from './pages/robots-and-sitemap.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  content: Content;
  assets: Assets;
  settings: Settings;
  publicFolder: string;
  /** The id of the build. */
  release: string;
  /**
   * Returns the commit that was deployed last. It can change while the process runs, because a deploy that leaves the
   * build unchanged does not restart the process.
   */
  readCommit?: () => string;
  log: Log;
  lifecycle: Lifecycle;
  /** The component to render. Tests pass their own component instead of the site. */
  App?: (props: AppProps) => React.ReactNode;
  /** Answers failed requests. `npm run dev` shows the error instead of the error page. */
  handleErrors?: ErrorRequestHandler;
}

/**
 * Creates the Express app, without listening on a port, and `renderPages`, which renders every page once and resolves
 * with the paths of the pages that failed.
 */
export function createApp(options: AppOptions) {
  const { content, assets, settings, publicFolder, release, log, lifecycle } = options;
  const { App = SiteApp, readCommit = () => '' } = options;
  const { ASSET_ORIGIN: assetOrigin = '', SITE_URL: siteUrl = '' } = settings;
  const isIndexed = settings.INDEXING === 'on';
  const deployment = { assetBase: `${assetOrigin}/assets/`, siteUrl, isIndexed };
  const document = createDocumentParts(content, assets, deployment);
  const render = createRender(App, content);
  const pages = createPages({ content, document, render, deployment, release, log });

  // Each request passes through these handlers in this order, until one of them answers the request.
  const app = express().disable('x-powered-by');
  // Makes /Robots.txt/ another address than /robots.txt.
  app.enable('strict routing').enable('case sensitive routing');
  app.use(closeWhileDraining(lifecycle));
  app.use(setCommonHeaders(isIndexed));
  app.use(allowGetAndHead);
  app.get(['/healthz', '/readyz'], answerHealthChecks(lifecycle, release, readCommit));
  app.use(compressTexts);
  app.use(redirectToCurrentPath(content, pages.handlerFor(content.notFound, 400)));
  app.use('/assets', sendAssets(`${publicFolder}/assets`, assetOrigin !== ''));
  app.get('/robots.txt', sendRobots(deployment));
  // A sitemap contains only absolute URLs, so without an address the site has none.
  if (siteUrl) app.get('/sitemap.xml', sendSitemap(content, siteUrl));
  for (const page of content.pages) app.get(page.path, pages.handlerFor(page));
  app.use(sendPublicFiles(publicFolder));
  app.use(pages.handlerFor(content.notFound, 404));
  app.use(options.handleErrors ?? handleErrors(log, document));
  return { app, renderPages: pages.renderAll };
}
