import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SiteConfig } from '#client/entry/server.ts';
import { stylesAttribute } from '#shared/document-contract.ts';
import { type RouteName, routeAt, routeNames, routes } from '#shared/routes.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { Document, PageShell } from './document.ts';
import type { ErrorPages } from './error-pages.ts';
import { startTag } from './html.ts';
import { freshCacheControl, keptCacheControl, type PageCache } from './page-cache.ts';
import type { Render, RenderedPage } from './render.tsx';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

export interface PagesOptions {
  document: Document;
  render: Render;
  /** Where rendered pages are kept; without it every visitor gets a fresh render. */
  cache: PageCache | undefined;
  /** The configuration of all pages, but for the year. */
  site: Omit<SiteConfig, 'year'>;
  /** Headers that every response carries. */
  headers: Readonly<Record<string, string>>;
  errorPages: ErrorPages;
  logIfSlow: RequestLog['logIfSlow'];
}

/** A page whose head can be sent. */
interface OpenPage {
  year: number;
  headers: Record<string, string>;
  /** The document, part by part as it becomes ready. */
  parts: AsyncIterable<Buffer>;
  hasFailed: RenderedPage['hasFailed'];
}

/** Where the 404 page is rendered: it is the same for all unknown paths. */
const notFoundPath = '/404';

/** The pages of the site, each rendered as a stream; the route of the 404 page is `null`. */
export function createPages({ document, render, cache, site, headers, ...options }: PagesOptions) {
  const { errorPages, logIfSlow } = options;
  const queue = createRenderQueue();

  /** Renders a page in its turn until its shell is ready. Throws where that fails. */
  async function openPage(route: RouteName | null, signal: AbortSignal): Promise<OpenPage> {
    await queue.turn(signal);
    const config: SiteConfig = { year: new Date().getFullYear(), ...site };
    const path = route === null ? notFoundPath : routes[route].path;
    const rendered = await render(path, config, signal);
    return {
      year: config.year,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': document.pagePolicy(rendered.styles.rules),
      },
      parts: documentOf(document.pageShell(route, config), rendered),
      hasFailed: rendered.hasFailed,
    };
  }

  /** Keeps a page that was rendered whole; resolves when it is compressed. */
  async function keep(route: RouteName | null, page: OpenPage, html: Buffer): Promise<void> {
    if (page.hasFailed()) return;
    const cacheControl = route === null ? notFoundCacheControl : keptCacheControl;
    // From the start, because compressed variants follow.
    const pageHeaders = { ...page.headers, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
    await cache?.keep(route, page.year, storeResponse(statusOf(route), pageHeaders, html));
  }

  return {
    /** The page at exactly `path`, if there is one and it is kept. */
    storedAt(path: string): StoredResponse | undefined {
      const route = routeAt(path);
      return route === null ? undefined : cache?.get(route);
    },

    /** Answers with a page, from memory or streamed as it is rendered. */
    async respond(route: RouteName | null, request: IncomingMessage, response: ServerResponse) {
      const stored = cache?.get(route);
      if (stored) return sendStored(request, response, stored);
      const startedMs = performance.now();
      const leaving = new AbortController();
      response.on('close', () => {
        if (!response.writableFinished) leaving.abort('The visitor has left.');
      });
      try {
        const page = await openPage(route, leaving.signal);
        logIfSlow(request, startedMs);
        response.writeHead(statusOf(route), {
          ...page.headers,
          'Cache-Control': route === null ? notFoundCacheControl : freshCacheControl,
          ...(cache ? { Vary: 'Accept-Encoding' } : {}),
        });
        if (request.method === 'HEAD') {
          response.end();
          return leaving.abort('Nobody reads the page.');
        }
        const copy: Buffer[] = [];
        await pipeline(copyTo(copy, page.parts), response);
        await keep(route, page, Buffer.concat(copy));
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error instanceof QueueFullError) errorPages.sendBusy(response);
        else errorPages.sendFailure(response);
      }
    },

    /** Renders every page once and keeps it. Returns the paths of those that failed. */
    async prerender(): Promise<string[]> {
      const failedPaths: string[] = [];
      for (const route of [...routeNames, null]) {
        try {
          const page = await openPage(route, new AbortController().signal);
          await keep(route, page, await buffer(page.parts));
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

async function* documentOf(shell: PageShell, { styles, html }: RenderedPage) {
  const style = `${startTag('style', { [stylesAttribute]: styles.ids })}${styles.rules}</style>`;
  yield Buffer.from(shell.beforeStyles + style + shell.beforeContent);
  yield* html;
  yield Buffer.from(shell.afterContent);
}

async function* copyTo(copy: Buffer[], parts: AsyncIterable<Buffer>) {
  for await (const part of parts) {
    copy.push(part);
    yield part;
  }
}
