import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import type { Deployment, SiteConfig } from '#shared/contracts.ts';
import { pageAt } from '#shared/routes.ts';
import type { Log } from '../log.ts';
import {
  compressStored,
  createStoredResponse,
  type StoredResponse,
  sendStored,
} from '../responses/stored-response.ts';
import { bodyStream, startStream } from '../responses/streamed-response.ts';
import type { DocumentWriter } from './document.ts';
import type { Render } from './render.tsx';

interface PagesOptions {
  document: DocumentWriter;
  render: Render;
  /** Whether what was streamed is stored and sent to later visitors; otherwise each gets a stream. */
  isCached: boolean;
  deployment: Deployment;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  log: Log;
}

/** How long shared caches may serve a stored page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The year that it will be when a page which is sent now leaves shared caches. A stored page shows this year. */
function yearInCaches(): number {
  return new Date(Date.now() + sharedMaxAgeS * 1000).getFullYear();
}

/** Creates functions that send pages, and that render all of them before the first visitor. */
export function createPages(options: PagesOptions) {
  const { document, render, isCached, deployment, headers, log } = options;
  /** The page cache. */
  const cache = new Map<Page, { year: number; response: StoredResponse }>();
  let turn: Promise<void> = Promise.resolve();

  /** Sends the page at the path of a request, or the 404 page: from the cache, else as a stream. */
  function send(request: Request, response: Response): void | Promise<void> {
    const page = pageAt(request.path);
    const stored = cache.get(page);
    if (stored?.year === yearInCaches()) return sendStored(request, response, stored.response);
    return streamInTurn(page, response);
  }

  /**
   * Streams a page in a turn of the event loop of its own, in order. Otherwise hundreds of pages would be
   * rendered in one turn: they would need much memory, and the first visitors would wait for the last.
   */
  async function streamInTurn(page: Page, response: Response): Promise<void> {
    turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    await turn;
    // The visitor has left.
    if (response.req.socket.destroyed) return;
    const stored = await stream(page, response);
    if (stored) await compressStored(stored);
  }

  /**
   * Streams a page to a visitor, or to nobody. Stores what was streamed and returns it, unless it may not be
   * cached. Rejects if the page fails or the visitor leaves.
   */
  async function stream(page: Page, response?: Response): Promise<StoredResponse | undefined> {
    const config: SiteConfig = { year: new Date().getFullYear(), ...deployment };
    const isStored = isCached && config.year === yearInCaches();
    const { styles, pipe } = await render(page.path, config);
    const { beforeApp, afterApp, policy } = document.shell(page, config, styles);
    const status = page === content.notFound ? 404 : 200;
    const pageHeaders = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': cacheControl(status, isStored),
      Vary: 'Accept-Encoding',
    };
    const visitor = response ? startStream(response, status, pageHeaders, beforeApp) : nobody();
    const html: Buffer[] = [beforeApp];
    const app = bodyStream(visitor, afterApp, (chunk) => {
      if (isStored) html.push(chunk);
    });
    await finished(pipe(app));
    if (!isStored) return undefined;
    const stored = createStoredResponse(status, pageHeaders, Buffer.concat([...html, afterApp]));
    cache.set(page, { year: config.year, response: stored });
    return stored;
  }

  /** Streams every page once, to nobody. Returns the paths of those that failed, and logs why. */
  async function renderAll(): Promise<string[]> {
    const failedPaths: string[] = [];
    for (const page of [...content.pages, content.notFound]) {
      try {
        await stream(page);
      } catch (error) {
        log.error({ err: error, path: page.path }, 'page failed');
        failedPaths.push(page.path);
      }
    }
    return failedPaths;
  }

  /**
   * Compresses the stored pages, which are sent as they are until then: one after the other, so that visitors
   * have the rest of the machine. Logs why one cannot be compressed.
   */
  async function compressAll(): Promise<void> {
    try {
      for (const { response } of cache.values()) await compressStored(response);
    } catch (error) {
      log.error({ err: error }, 'pages are sent uncompressed');
    }
  }

  return { send, renderAll, compressAll };
}

/** Browsers ask for a page each time, by its `ETag`; shared caches keep a stored one for a while. */
function cacheControl(status: number, isStored: boolean): string {
  if (status === 404) return 'no-cache';
  return `public, max-age=0, ${isStored ? `s-maxage=${sharedMaxAgeS}, ` : ''}must-revalidate`;
}

/** Discards the page that is rendered before a visitor asks for it. */
function nobody(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
