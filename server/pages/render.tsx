import type { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createStyleCache, type SiteConfig } from '#client/entry/server.ts';
import type { Log } from '../log.ts';
import type { PageShell } from './document.ts';
import { StyleStream } from './style-stream.ts';

export interface RenderOptions {
  App: ComponentType<{ config: SiteConfig }>;
  log: Log;
  /** How long a render may take, in milliseconds, before it is aborted. */
  timeoutMs: number;
}

export interface PageRender {
  /** The path that the router renders. */
  path: string;
  config: SiteConfig;
  shell: PageShell;
  /** Called ahead of the first byte with the styles in the head; returns where the HTML goes. */
  begin: (styles: string) => Writable;
  /** Called at the end: with the whole HTML, or with null where anything failed, before or after. */
  end: (html: Buffer | null) => void;
}

/** What a render is aborted with when nobody waits for it any more; not an error. */
class Abandoned extends Error {}

/**
 * Returns what renders a page as a stream: HTML is written as React has it ready. An error goes to the
 * log; after the first byte the stream still ends. Each call returns what abandons its render.
 */
export function createRender({ App, log, timeoutMs }: RenderOptions) {
  return function render({ path, config, shell, begin, end }: PageRender): () => void {
    let hasFailed = false;
    const cache = createStyleCache();
    // Makes Emotion keep the rules and write no tags among the HTML.
    cache.compat = true;
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
            if (hasFailed) return end(null);
            const complete = (html: Buffer) => end(hasFailed ? null : html);
            pipe(new StyleStream({ cache, shell, begin, complete }));
          });
        },
        onShellError() {
          clearTimeout(timer);
          end(null);
        },
        onError(error) {
          hasFailed = true;
          if (!(error instanceof Abandoned)) log.error({ err: error, path }, 'page failed');
        },
        onAllReady: () => clearTimeout(timer),
      },
    );
    const timer = setTimeout(
      () => abort(new Error(`The page took longer than ${timeoutMs} ms to render.`)),
      timeoutMs,
    );
    return () => {
      clearTimeout(timer);
      abort(new Abandoned());
    };
  };
}

export type Render = ReturnType<typeof createRender>;
