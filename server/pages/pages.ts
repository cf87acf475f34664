import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { SiteConfig } from '#client/entry/server.ts';
import { type RouteName, routeAt, routeNames, routes } from '#shared/routes.ts';
import { type StoredResponse, sendStored, storeResponse } from '../files/stored-response.ts';
import type { Document } from './document.ts';
import { createPageCache } from './page-cache.ts';
import { type Period, periodAt } from './period.ts';
import type { Render } from './render.tsx';

export interface PagesOptions {
  document: Document;
  render: Render;
  /** What all pages know, but for the year. */
  site: Omit<SiteConfig, 'year'>;
  /** Headers that every response carries. */
  headers: Readonly<Record<string, string>>;
  /** Sends the page that stands for one that could not be rendered. */
  sendFailure: (response: ServerResponse) => void;
}

/** Where the 404 page is rendered: it is the same for all unknown paths, so one is enough to keep. */
const anyUnknownPath = '/404';

/**
 * The pages of the site: each is rendered once, streamed to whoever asked for it, and sent from memory
 * from then on, until the year turns. A render that failed or was abandoned is not kept.
 */
export function createPages({ document, render, site, headers, sendFailure }: PagesOptions) {
  const cache = createPageCache();

  function stream(
    route: RouteName | null,
    period: Period,
    begin: (headers: Record<string, string>) => Writable,
    end: (kept: Promise<StoredResponse> | null) => void,
  ): () => void {
    const config: SiteConfig = { year: period.year, ...site };
    let pageHeaders: Record<string, string> = {};
    return render({
      path: route === null ? anyUnknownPath : routes[route].path,
      config,
      shell: document.pageShell(route, config),
      begin(styles) {
        pageHeaders = {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': route === null ? 'no-cache' : period.cacheControl,
          'Content-Security-Policy': document.pagePolicy(styles),
          'Cross-Origin-Resource-Policy': 'same-origin',
        };
        return begin(pageHeaders);
      },
      end(html) {
        const kept = html && storeResponse(statusOf(route), pageHeaders, html);
        end(kept && cache.keep(nameOf(route), period.name, kept));
      },
    });
  }

  /** Renders a page that nobody watches; resolves once it is compressed, or to null where it failed. */
  function renderUnseen(route: RouteName | null): Promise<StoredResponse | null> {
    return new Promise((resolve) => {
      const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
      stream(route, periodAt(Date.now()), nowhere, resolve);
    });
  }

  function stored(route: RouteName | null): StoredResponse | undefined {
    return cache.get(nameOf(route), periodAt(Date.now()).name);
  }

  return {
    /** The page at exactly `path`, if there is one and it has been rendered. */
    storedAt(path: string): StoredResponse | undefined {
      const route = routeAt(path);
      return route === null ? undefined : stored(route);
    },

    /** Answers with a page, from memory or streamed; with the 404 page where `route` is null. */
    async send(route: RouteName | null, request: IncomingMessage, response: ServerResponse) {
      const known =
        stored(route) ?? (request.method === 'HEAD' ? await renderUnseen(route) : undefined);
      if (known) return sendStored(request, response, known);
      if (known === null) return sendFailure(response);
      const abandon = stream(
        route,
        periodAt(Date.now()),
        (pageHeaders) => {
          response.writeHead(statusOf(route), { ...pageHeaders, Vary: 'Accept-Encoding' });
          return response;
        },
        (kept) => {
          if (!kept && !response.headersSent) sendFailure(response);
        },
      );
      response.on('close', () => {
        if (!response.writableEnded) abandon();
      });
    },

    /** Renders every page once, so that visitors get them from memory. */
    async warm(): Promise<void> {
      for (const route of [...routeNames, null]) await renderUnseen(route);
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

function statusOf(route: RouteName | null): number {
  return route === null ? 404 : 200;
}

function nameOf(route: RouteName | null): string {
  return route ?? 'notFound';
}
