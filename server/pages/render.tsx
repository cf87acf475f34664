import type { Readable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createStyleCache, type SiteConfig } from '#client/entry/server.ts';
import type { Log } from '../log.ts';
import { createStyleCollector, createStyledHtml, type Styles } from './styled-html.ts';

export interface RenderOptions {
  App: ComponentType<{ config: SiteConfig }>;
  log: Log;
  /** A render is aborted after this many milliseconds. */
  timeoutMs: number;
}

/** A page whose shell is rendered. */
export interface RenderedPage {
  /** The styles of the shell, for the head. */
  styles: Styles;
  /** React's HTML; content that was suspended has its styles before it. */
  html: Readable;
  /** Whether a part of the page has failed so far. */
  hasFailed(): boolean;
}

/**
 * Returns a function that renders the page at `path` and resolves when its shell is ready. It rejects with
 * an error in the shell. Later errors are only logged, and the HTML still ends. Aborting `signal`
 * stops the render without an error in the log. The log names the request that the page is for, if any.
 */
export function createRender({ App, log, timeoutMs }: RenderOptions) {
  return function render(
    path: string,
    config: SiteConfig,
    signal: AbortSignal,
    requestId?: string,
  ): Promise<RenderedPage> {
    const cache = createStyleCache();
    // Makes Emotion collect the rules in the cache and write no style tags into the HTML.
    cache.compat = true;
    let isOpen = false;
    let hasFailed = false;
    return new Promise((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(
        <CacheProvider value={cache}>
          <StaticRouter location={path}>
            <App config={config} />
          </StaticRouter>
        </CacheProvider>,
        {
          // Otherwise React moves large boundaries behind inline scripts, which the policy forbids.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady() {
            // A microtask later React is done with the fallbacks too, and adds no inline scripts for them.
            queueMicrotask(() => {
              if (hasFailed) return;
              isOpen = true;
              const takeStyles = createStyleCollector(cache);
              const styles = takeStyles();
              const html = createStyledHtml(takeStyles, cache.key);
              resolve({ styles, html: pipe(html), hasFailed: () => hasFailed });
            });
          },
          onShellError: () => clearTimeout(timer),
          onError(error) {
            hasFailed = true;
            if (!isOpen) reject(error);
            else if (!signal.aborted) log.error({ err: error, path, requestId }, 'page failed');
          },
          onAllReady: () => clearTimeout(timer),
        },
      );
      const timer = setTimeout(
        () => abort(new Error(`The page took longer than ${timeoutMs} ms to render.`)),
        timeoutMs,
      );
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        abort(signal.reason);
      });
    });
  };
}

export type Render = ReturnType<typeof createRender>;
