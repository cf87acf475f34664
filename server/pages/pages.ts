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
import type { Document, DocumentShell } from './document.ts';
import { cacheControl, type PageCache } from './page-cache.ts';
import type { Render } from './render.tsx';

interface PagesOptions {
  document: Document;
  render: Render;
  /** Keeps what was streamed; without it every page is streamed to every visitor. */
  cache: PageCache | undefined;
  /** The configuration of all pages except the year. */
  site: Omit<SiteConfig, 'year'>;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  log: Log;
}

/** Creates functions that send pages. */
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

  /** The HTML around each page: in a year, every render of a page has the same styles. */
  const shells = new Map<string, DocumentShell>();

  function shellOf(page: Page, config: SiteConfig, styles: () => string): DocumentShell {
    const key = `${config.year} ${page.path}`;
    const shell = shells.get(key) ?? document.shell(page, config, styles());
    shells.set(key, shell);
    return shell;
  }

  /**
   * Streams a page to a visitor, or to nobody. Returns what was streamed if it is kept. Rejects if the page
   * fails or the visitor leaves.
   */
  async function stream(page: Page, response?: Response): Promise<StoredResponse | undefined> {
    const config: SiteConfig = { year: new Date().getFullYear(), ...site };
    const isKept = cache?.mayKeep(config.year) ?? false;
    const { styles, pipe } = await render(page.path, config);
    const { beforeApp, afterApp, policy } = shellOf(page, config, styles);
    const isFound = page !== content.notFound;
    const status = isFound ? 200 : 404;
    const pageHeaders = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': isFound ? cacheControl(isKept) : 'no-cache',
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
    cache?.set(page, config.year, stored);
    return stored;
  }

  async function streamInTurn(page: Page, response: Response): Promise<void> {
    await nextTurn();
    // The visitor has left.
    if (response.req.socket.destroyed) return;
    const stored = await stream(page, response);
    if (stored) await compressStored(stored);
  }

  return {
    /** Sends the page at the path of a request, or the 404 page: as it was kept, else as a stream. */
    send(request: Request, response: Response): void | Promise<void> {
      const page = pageAt(request.path);
      const kept = cache?.get(page);
      return kept ? sendStored(request, response, kept) : streamInTurn(page, response);
    },

    /**
     * Streams every page once, to nobody. Returns the paths of those that failed, and logs why. The pages that
     * were kept are sent as they are until they are `compressed`.
     */
    async renderAll(): Promise<{ failedPaths: string[]; compressed: Promise<void> }> {
      const failedPaths: string[] = [];
      const kept: StoredResponse[] = [];
      for (const page of [...content.pages, content.notFound]) {
        try {
          const stored = await stream(page);
          if (stored) kept.push(stored);
        } catch (error) {
          log.error({ err: error, path: page.path }, 'page failed');
          failedPaths.push(page.path);
        }
      }
      return { failedPaths, compressed: compressInTurn(kept) };
    },
  };
}

function nobody(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

/** Compresses pages one after the other, so that visitors have the rest of the machine. */
async function compressInTurn(pages: readonly StoredResponse[]): Promise<void> {
  for (const page of pages) await compressStored(page);
}
