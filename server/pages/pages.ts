import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import type { Content, Page } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import type { Log } from '../log.ts';
import type { DocumentParts } from './document.ts';
import type { Render } from './render.tsx';

interface PagesOptions {
  content: Content;
  document: DocumentParts;
  render: Render;
  deployment: Deployment;
  release: string;
  log: Log;
}

/** Browsers revalidate a page at each visit, by its `ETag`. Shared caches may serve it for five minutes. */
const cacheControl = 'public, max-age=0, s-maxage=300, must-revalidate';

/** Creates `handlerFor`, whose request handlers stream pages, and `renderAll`, which renders every page once. */
export function createPages({ content, document, render, deployment, release, log }: PagesOptions) {
  const hash = createHash('sha256').update(JSON.stringify([release, deployment]));
  const etagStart = hash.digest('base64url').slice(0, 22);
  let lastTurn: Promise<void> = Promise.resolve();

  /** Renders a page, and creates the start of its document. Rejects if the page cannot be rendered. */
  async function renderPage(page: Page, year: number) {
    const config = { assetBase: deployment.assetBase, path: page.path, year };
    const { styles, pipe } = await render(config);
    return { ...document.startOf(page, config, styles()), pipe };
  }

  /**
   * Waits for a turn of the event loop in which no other page is rendered. Requests get their turns in order. So a page
   * is sent before the next one is rendered, and few rendered pages are in memory at the same time.
   */
  function waitForTurn(): Promise<void> {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return lastTurn;
  }

  /** Returns a handler that streams `page`, or sends a 304 without rendering the page. */
  function handlerFor(page: Page, status = 200): RequestHandler {
    return async (request, response) => {
      const year = new Date().getFullYear();
      // A page depends only on the release, the deployment and the year, which is in the copyright line.
      response.status(status).set('ETag', `W/"${etagStart}-${year}"`).vary('Accept-Encoding');
      if (status === 200) response.set('Cache-Control', cacheControl);
      if (request.fresh) {
        // Caches keep the policy of the page that they have, because this response has none (RFC 9111, section 4.3.4).
        response.status(304).end();
        return;
      }
      await waitForTurn();
      // The visitor has disconnected in the meantime.
      if (request.socket.destroyed) return;
      const { html, policy, pipe } = await renderPage(page, year);
      response.type('html').set('Content-Security-Policy', policy);
      response.write(html);
      response.flush();
      await finished(pipe(bodyStream(response, document.end)));
    };
  }

  /** Renders every page once and discards the HTML. Returns the paths of the pages that failed, and logs the errors. */
  async function renderAll(): Promise<string[]> {
    const failedPaths: string[] = [];
    for (const page of [...content.pages, content.notFound]) {
      try {
        const { pipe } = await renderPage(page, new Date().getFullYear());
        await finished(pipe(new Writable({ write: (_chunk, _encoding, done) => done() })));
      } catch (error) {
        log.error({ err: error, path: page.path }, 'page failed');
        failedPaths.push(page.path);
      }
    }
    return failedPaths;
  }

  return { handlerFor, renderAll };
}

/**
 * Creates a stream that writes to `response` in few large chunks, and at its end adds `ending` and ends `response`. It
 * does not wait for slow clients, because React has rendered the whole page by then and hands it over at once.
 */
function bodyStream(response: Response, ending: string): Writable {
  const body = new Writable({
    writev(chunks, done) {
      response.write(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      done();
    },
    final(done) {
      response.end(ending);
      done();
    },
  });
  response.once('close', () => body.destroy());
  return body;
}
