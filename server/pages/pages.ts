import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RouteName, routeAt, routeNames, routes } from '#shared/routes.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { type CachedResponse, createCachedResponse } from '../files/cached-response.ts';
import { compress } from '../files/encodings.ts';
import type { Log } from '../log.ts';
import type { Document } from './document.ts';
import { cachedCacheControl, freshCacheControl, type PageCache } from './page-cache.ts';
import type { Render } from './render.tsx';

interface PagesOptions {
  document: Document;
  render: Render;
  /** Without a cache, every request is rendered. */
  cache: PageCache | undefined;
  /** The configuration of all pages except the year. */
  site: Omit<SiteConfig, 'year'>;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  log: Log;
}

/** A page whose shell is rendered, so that its response can start. */
interface RenderedDocument {
  year: number;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Writes the document to a stream and ends it. Rejects if the stream closes before that. */
  writeTo: (destination: Writable) => Promise<void>;
}

/** The path with which the 404 page is rendered; it is the same for all unknown paths. */
const notFoundPath = '/404';

/** Creates functions that answer with pages and cache them; the route of the 404 page is `null`. */
export function createPages({ document, render, cache, site, headers, log }: PagesOptions) {
  let turn: Promise<void> = Promise.resolve();

  /**
   * Resolves in a turn of the event loop of its own, in order. Otherwise hundreds of renders would run in one
   * turn, and the visitors who came first would wait for those who came last.
   */
  function nextTurn(): Promise<void> {
    turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return turn;
  }

  const refreshes = new Map<RouteName | null, Promise<void>>();

  async function startRender(route: RouteName | null): Promise<RenderedDocument> {
    const config: SiteConfig = { year: new Date().getFullYear(), ...site };
    const { styles, pipe } = await render(pathOfPage(route), config);
    const shell = document.shell(route, config, styles);
    return {
      year: config.year,
      status: route === null ? 404 : 200,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': shell.policy,
      },
      async writeTo(destination) {
        destination.write(shell.beforeApp);
        await pipeline(pipe(new PassThrough()), destination, { end: false });
        destination.end(shell.afterApp);
      },
    };
  }

  /** Renders a page, into the cache if there is one. */
  async function cachePage(route: RouteName | null): Promise<void> {
    const { year, status, headers, writeTo } = await startRender(route);
    const copy = new PassThrough();
    const [chunks] = await Promise.all([copy.toArray(), writeTo(copy)]);
    if (!cache) return;
    const html = Buffer.concat(chunks);
    const cacheControl = route === null ? notFoundCacheControl : cachedCacheControl;
    const pageHeaders = { ...headers, 'Cache-Control': cacheControl };
    const encoded = await compress(html);
    cache.set(route, year, createCachedResponse(status, pageHeaders, html, encoded));
  }

  /** Renders a page into the cache, once for all who ask meanwhile. */
  function refresh(route: RouteName | null): Promise<void> {
    const refreshed = refreshes.get(route) ?? cachePage(route);
    refreshes.set(route, refreshed);
    return refreshed.finally(() => refreshes.delete(route));
  }

  return {
    /** The cached response of the page with exactly this path, if there is one. */
    cachedAt(path: string): CachedResponse | undefined {
      const route = routeAt(path);
      return route === null ? undefined : cache?.get(route);
    },

    /** The cached response of a page, rendered anew if it is out of date; undefined where pages are not cached. */
    async cached(route: RouteName | null): Promise<CachedResponse | undefined> {
      if (!cache?.isOpen()) return undefined;
      if (!cache.get(route)) await refresh(route);
      return cache.get(route);
    },

    /** Renders a page for one visitor, as a stream. Rejects if it fails. */
    async respond(route: RouteName | null, response: ServerResponse): Promise<void> {
      await nextTurn();
      // The visitor has left.
      if (response.req.socket.destroyed) return;
      const { status, headers, writeTo } = await startRender(route);
      response.writeHead(status, {
        ...headers,
        'Cache-Control': route === null ? notFoundCacheControl : freshCacheControl,
      });
      await writeTo(response);
    },

    /** Renders every page, into the cache if there is one. Returns the paths of those that failed, and logs why. */
    async renderAll(): Promise<string[]> {
      const failedPaths: string[] = [];
      await Promise.all(
        [...routeNames, null].map(async (route) => {
          try {
            await cachePage(route);
          } catch (error) {
            const path = pathOfPage(route);
            log.error({ err: error, path }, 'page failed');
            failedPaths.push(path);
          }
        }),
      );
      return failedPaths;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

const notFoundCacheControl = 'no-cache';

function pathOfPage(route: RouteName | null): string {
  return route === null ? notFoundPath : routes[route].path;
}
