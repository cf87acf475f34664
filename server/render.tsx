import { CacheProvider } from '@emotion/react';
import type { Response } from 'express';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createStyleCache, type SiteFacts } from '#client/door.tsx';
import type { PageShell } from './document.ts';
import type { Log } from './log.ts';
import { StyleStream } from './style-stream.ts';

export interface RenderOptions {
  App: ComponentType<{ facts: SiteFacts }>;
  log: Log;
  /** How long a render may take, in milliseconds, before it is aborted. */
  timeoutMs: number;
  /** The HTML that answers a request whose page could not be rendered. */
  failurePage: string;
}

export interface PageRender {
  /** The path that the router renders. */
  path: string;
  status: number;
  facts: SiteFacts;
  shell: PageShell;
}

/** What a render is aborted with when its visitor has left; not an error. */
class VisitorLeft extends Error {}

/**
 * Returns what streams a page into a response: status and styles ahead of the first byte, HTML as
 * React has it ready. An error goes to the log; one before the first byte is answered with 500.
 */
export function createRender({ App, log, timeoutMs, failurePage }: RenderOptions) {
  return function render({ path, status, facts, shell }: PageRender, response: Response): void {
    const cache = createStyleCache();
    // Makes Emotion keep the rules and write no tags among the HTML.
    cache.compat = true;
    const { pipe, abort } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <StaticRouter location={path}>
          <App facts={facts} />
        </StaticRouter>
      </CacheProvider>,
      {
        onShellReady() {
          response.status(status).type('html');
          pipe(new StyleStream(cache, shell, response));
        },
        onShellError() {
          if (!response.destroyed) response.status(500).type('html').send(failurePage);
        },
        onError(error) {
          if (!(error instanceof VisitorLeft)) log.error({ err: error, path }, 'page failed');
        },
        onAllReady: () => clearTimeout(timer),
      },
    );
    const timer = setTimeout(
      () => abort(new Error(`The page took longer than ${timeoutMs} ms to render.`)),
      timeoutMs,
    );
    response.on('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) abort(new VisitorLeft());
    });
  };
}
