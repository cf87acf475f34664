import type { Readable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createStyleCache, type SiteConfig } from '#client/entry/server.ts';
import type { Log } from '../log.ts';
import { createStyleCollector, StyledHtml, type Styles } from './styled-html.ts';

export interface RenderOptions {
  App: ComponentType<{ config: SiteConfig }>;
  log: Log;
  /** How long a render may take, in milliseconds, before it is aborted. */
  timeoutMs: number;
}

/** A page whose shell has been rendered. */
export interface RenderedPage {
  /** The styles of the shell, for the head. */
  styles: Styles;
  /** The HTML as React has it ready; content that was suspended comes with its styles. */
  html: Readable;
  /** Whether a part of the page could not be rendered so far. */
  hasFailed(): boolean;
}

/**
 * Returns a function that renders the page at `path` and resolves when its shell is ready. It rejects
 * where the shell cannot be rendered; an error after that goes to the log alone and the HTML still ends.
 * Once `signal` is aborted nobody waits for the page any more, which is no error.
 */
export function createRender({ App, log, timeoutMs }: RenderOptions) {
  return function render(
    path: string,
    config: SiteConfig,
    signal: AbortSignal,
  ): Promise<RenderedPage> {
    const cache = createStyleCache();
    // Makes Emotion keep the rules and write no tags among the HTML.
    cache.compat = true;
    let hasFailed = false;
    return new Promise((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(
        <CacheProvider value={cache}>
          <StaticRouter location={path}>
            <App config={config} />
          </StaticRouter>
        </CacheProvider>,
        {
          // React would otherwise move large boundaries behind inline scripts, which the policy forbids.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady() {
            // By the next microtask React has done with the fallbacks too, and adds no script for them.
            queueMicrotask(() => {
              if (hasFailed) return reject(new Error('A part of the page could not be rendered.'));
              const takeStyles = createStyleCollector(cache);
              const styles = takeStyles();
              const html = new StyledHtml(takeStyles, cache.key);
              resolve({ styles, html: pipe(html), hasFailed: () => hasFailed });
            });
          },
          onShellError(error) {
            clearTimeout(timer);
            reject(error);
          },
          onError(error) {
            hasFailed = true;
            if (!signal.aborted) log.error({ err: error, path }, 'page failed');
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
