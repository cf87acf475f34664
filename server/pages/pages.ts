import { finished as onFinished, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import type { SiteConfig } from '#shared/contracts.ts';
import { pageAt } from '#shared/routes.ts';
import {
  compressStored,
  createStoredResponse,
  type StoredResponse,
  sendStored,
} from '../files/stored-response.ts';
import { startStream } from '../http/streamed-response.ts';
import type { Log } from '../log.ts';
import type { Document } from './document.ts';
import type { Render } from './render.tsx';

interface PagesOptions {
  document: Document;
  render: Render;
  /** Whether to keep what was streamed; otherwise every page is streamed to every visitor. */
  keepsPages: boolean;
  /** The configuration of all pages except the year. */
  site: Omit<SiteConfig, 'year'>;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  log: Log;
}

/** How long shared caches may serve a kept page without revalidation, in seconds. */
const sharedMaxAgeS = 300;

/** The year that it will be when a page which is sent now leaves shared caches. A kept page shows this year. */
function yearInCaches(): number {
  return new Date(Date.now() + sharedMaxAgeS * 1000).getFullYear();
}

/** Creates functions that send pages, and that render all of them before the first visitor. */
export function createPages({ document, render, keepsPages, site, headers, log }: PagesOptions) {
  const kept = new Map<Page, { year: number; response: StoredResponse }>();
  let turn: Promise<void> = Promise.resolve();

  /** Sends the page at the path of a request, or the 404 page: as it was kept, else as a stream. */
  function send(request: Request, response: Response): void | Promise<void> {
    const page = pageAt(request.path);
    const copy = kept.get(page);
    if (copy?.year === yearInCaches()) return sendStored(request, response, copy.response);
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
   * Streams a page to a visitor, or to nobody. Returns what was streamed if it is kept. Rejects if the page
   * fails or the visitor leaves.
   */
  async function stream(page: Page, response?: Response): Promise<StoredResponse | undefined> {
    const config: SiteConfig = { year: new Date().getFullYear(), ...site };
    const isKept = keepsPages && config.year === yearInCaches();
    const { styles, pipe } = await render(page.path, config);
    const { beforeApp, afterApp, policy } = document.shell(page, config, styles);
    const isFound = page !== content.notFound;
    const status = isFound ? 200 : 404;
    const shared = isKept ? `s-maxage=${sharedMaxAgeS}, ` : '';
    const pageHeaders = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': isFound ? `public, max-age=0, ${shared}must-revalidate` : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const visitor = response ? startStream(response, status, pageHeaders, beforeApp) : nobody();
    const html = [beforeApp];
    const app = new Writable({
      writev(chunks, done) {
        const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk));
        if (isKept) html.push(bytes);
        visitor.write(bytes, () => done());
      },
      final(done) {
        visitor.end(afterApp, () => done());
      },
    });
    onFinished(visitor, (error) => {
      if (error) app.destroy();
    });
    await finished(pipe(app));
    if (!isKept) return undefined;
    const stored = createStoredResponse(status, pageHeaders, Buffer.concat([...html, afterApp]));
    kept.set(page, { year: config.year, response: stored });
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
   * Compresses the kept pages, which are sent as they are until then: one after the other, so that visitors
   * have the rest of the machine. Logs why one cannot be compressed.
   */
  async function compressAll(): Promise<void> {
    try {
      for (const { response } of kept.values()) await compressStored(response);
    } catch (error) {
      log.error({ err: error }, 'pages are sent uncompressed');
    }
  }

  return { send, renderAll, compressAll };
}

/** A stream to which a page is written that no visitor has asked for. */
function nobody(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
