import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '#client/entry/server.ts';
import { type RouteName, routeAt, routeNames, routes } from '#shared/routes.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { RequestId } from '../http/request-id.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { Log } from '../log.ts';
import type { Document, DocumentFrame } from './document.ts';
import type { ErrorPages } from './error-pages.ts';
import { cachedCacheControl, freshCacheControl, type PageCache } from './page-cache.ts';
import type { Render, RenderedPage } from './render.tsx';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

export interface PagesOptions {
  log: Log;
  document: Document;
  render: Render;
  /** Without a cache, every request is rendered. */
  cache: PageCache | undefined;
  /** The configuration of all pages except the year. */
  site: Omit<SiteConfig, 'year'>;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  errorPages: ErrorPages;
  requestId: RequestId;
  logIfSlow: RequestLog['logIfSlow'];
}

/** A page whose shell is rendered, so that its response can start. */
interface OpenPage {
  year: number;
  headers: Record<string, string>;
  /** The document in chunks, as they become ready. */
  chunks: AsyncIterable<Buffer>;
  hasFailed: RenderedPage['hasFailed'];
}

/** The path with which the 404 page is rendered; it is the same for all unknown paths. */
const notFoundPath = '/404';

/** Creates functions that answer with pages and prerender them; the route of the 404 page is `null`. */
export function createPages({ document, render, cache, site, headers, ...options }: PagesOptions) {
  const { log, errorPages, requestId, logIfSlow } = options;
  const queue = createRenderQueue();

  /** Waits for the page's turn and renders its shell, for the request `id`. Logs and throws errors. */
  async function openPage(
    route: RouteName | null,
    signal: AbortSignal,
    id?: string,
  ): Promise<OpenPage> {
    await queue.turn(signal);
    const path = route === null ? notFoundPath : routes[route].path;
    try {
      const config: SiteConfig = { year: new Date().getFullYear(), ...site };
      const rendered = await render(path, config, signal, id);
      const frame = document.pageFrame(route, config, rendered.styles);
      return {
        year: config.year,
        headers: {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': frame.policy,
        },
        chunks: documentOf(frame, rendered.html),
        hasFailed: rendered.hasFailed,
      };
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, path, requestId: id }, 'page failed');
      throw error;
    }
  }

  /** Stores a page unless a part of it has failed; resolves when its compressed variants are stored. */
  async function store(route: RouteName | null, page: OpenPage, chunks: Buffer[]): Promise<void> {
    if (!cache || page.hasFailed()) return;
    const cacheControl = route === null ? notFoundCacheControl : cachedCacheControl;
    // `Vary` is there before the compressed variants are.
    const pageHeaders = { ...page.headers, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
    const html = Buffer.concat(chunks);
    await cache.store(route, page.year, storeResponse(statusOf(route), pageHeaders, html));
  }

  return {
    /** The stored response of the page with exactly this path, if there is one. */
    storedAt(path: string): StoredResponse | undefined {
      const route = routeAt(path);
      return route === null ? undefined : cache?.get(route);
    },

    /** Answers with a page: from the cache, or streamed while it is rendered. */
    async respond(route: RouteName | null, request: IncomingMessage, response: ServerResponse) {
      const stored = cache?.get(route);
      if (stored) return sendStored(request, response, stored);
      const startedMs = performance.now();
      const controller = new AbortController();
      response.on('close', () => {
        if (!response.writableFinished) controller.abort('The client has closed the connection.');
      });
      try {
        const page = await openPage(route, controller.signal, requestId(request));
        logIfSlow(request, startedMs);
        response.writeHead(statusOf(route), {
          ...page.headers,
          'Cache-Control': route === null ? notFoundCacheControl : freshCacheControl,
          ...(cache ? { Vary: 'Accept-Encoding' } : {}),
        });
        if (request.method === 'HEAD') {
          response.end();
          return controller.abort('A HEAD request needs no body.');
        }
        const copy: Buffer[] = [];
        for await (const chunk of page.chunks) {
          copy.push(chunk);
          response.write(chunk);
        }
        response.end();
        await store(route, page, copy);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof QueueFullError) errorPages.sendBusy(response);
        else errorPages.sendFailure(response);
      }
    },

    /** Renders and stores every page. Returns the paths of those that failed. */
    async prerender(): Promise<string[]> {
      const failedPaths: string[] = [];
      for (const route of [...routeNames, null]) {
        try {
          const page = await openPage(route, new AbortController().signal);
          const chunks: Buffer[] = [];
          for await (const chunk of page.chunks) chunks.push(chunk);
          await store(route, page, chunks);
          if (page.hasFailed()) throw new Error('A part of the page could not be rendered.');
        } catch {
          failedPaths.push(route === null ? notFoundPath : routes[route].path);
        }
      }
      return failedPaths;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

const notFoundCacheControl = 'no-cache';

function statusOf(route: RouteName | null): number {
  return route === null ? 404 : 200;
}

async function* documentOf(frame: DocumentFrame, html: AsyncIterable<Buffer>) {
  yield frame.head;
  yield Buffer.from(frame.bodyStart);
  yield* html;
  yield Buffer.from(frame.end);
}
