import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '#client/entry/server.ts';
import { stylesAttribute } from '#shared/document-contract.ts';
import { type RouteName, routeAt, routeNames, routes } from '#shared/routes.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { Document } from './document.ts';
import type { ErrorPages } from './error-pages.ts';
import { startTag } from './html.ts';
import { freshCacheControl, keptCacheControl, type PageCache } from './page-cache.ts';
import type { Render, RenderedPage } from './render.tsx';
import { createRenderQueue, QueueFullError } from './render-queue.ts';
import type { Styles } from './styled-html.ts';

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

/** All of a page but what React renders. */
interface PageHead {
  headers: Record<string, string>;
  bytes: Buffer;
  end: Buffer;
}

/** How many heads are remembered: the site has one for each page. */
const maxHeads = 100;

/** Where the 404 page is rendered: it is the same for all unknown paths. */
const notFoundPath = '/404';

/** The pages of the site, each rendered as a stream; the route of the 404 page is `null`. */
export function createPages({ document, render, cache, site, headers, ...options }: PagesOptions) {
  const { errorPages, logIfSlow } = options;
  const queue = createRenderQueue();
  const heads = new Map<string, PageHead>();

  /** Renders a page in its turn until its shell is ready. Throws where that fails. */
  async function openPage(route: RouteName | null, signal: AbortSignal): Promise<OpenPage> {
    await queue.turn(signal);
    const config: SiteConfig = { year: new Date().getFullYear(), ...site };
    const path = route === null ? notFoundPath : routes[route].path;
    const rendered = await render(path, config, signal);
    const head = headOf(route, config, rendered.styles);
    return {
      year: config.year,
      headers: head.headers,
      parts: documentOf(head, rendered.html),
      hasFailed: rendered.hasFailed,
    };
  }

  /** The head of a page with `styles`: it is the same in every render of them. */
  function headOf(route: RouteName | null, config: SiteConfig, styles: Styles): PageHead {
    const key = `${route} ${config.year} ${styles.ids}`;
    const known = heads.get(key);
    if (known) return known;
    const { beforeStyles, beforeContent, afterContent } = document.pageShell(route, config);
    const rules = styles.rules();
    const style = `${startTag('style', { [stylesAttribute]: styles.ids })}${rules}</style>`;
    const head = {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': document.pagePolicy(rules),
      },
      bytes: Buffer.from(beforeStyles + style + beforeContent),
      end: Buffer.from(afterContent),
    };
    if (heads.size === maxHeads) heads.clear();
    heads.set(key, head);
    return head;
  }

  /** Keeps a page that was rendered whole; resolves when it is compressed. */
  async function keep(route: RouteName | null, page: OpenPage, parts: Buffer[]): Promise<void> {
    if (!cache || page.hasFailed()) return;
    const cacheControl = route === null ? notFoundCacheControl : keptCacheControl;
    // From the start, because compressed variants follow.
    const pageHeaders = { ...page.headers, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
    const html = Buffer.concat(parts);
    await cache.keep(route, page.year, storeResponse(statusOf(route), pageHeaders, html));
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
        for await (const part of page.parts) {
          copy.push(part);
          response.write(part);
        }
        response.end();
        if (!leaving.signal.aborted) await keep(route, page, copy);
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
          const parts: Buffer[] = [];
          for await (const part of page.parts) parts.push(part);
          await keep(route, page, parts);
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

async function* documentOf(head: PageHead, html: AsyncIterable<Buffer>) {
  yield head.bytes;
  yield* html;
  yield head.end;
}
