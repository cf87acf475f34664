import type { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AppProps, createStyleCache } from '#client/entry/server.ts';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';

/** A page whose shell, which is all HTML outside of Suspense boundaries, has been rendered. */
interface RenderedPage {
  /** Returns the CSS rules of the page's components. */
  styles: () => string;
  /** Writes the HTML to a stream and ends the stream. Destroys the stream if a component fails after the shell. */
  pipe: <Destination extends Writable>(destination: Destination) => Destination;
}

/**
 * Returns a function that renders `App` at the path in `config`. The promise resolves when React's shell is ready, and
 * rejects if a component in the shell throws. No component may suspend on the server: React would send its HTML after
 * the shell, together with inline scripts, which the content security policy does not allow.
 */
export function createRender(App: ComponentType<AppProps>, content: Content) {
  return function render(config: SiteConfig): Promise<RenderedPage> {
    const cache = createStyleCache();
    // Makes Emotion collect the CSS rules in the cache, and write no style elements into the HTML.
    cache.compat = true;
    return new Promise((resolve, reject) => {
      let isShellReady = false;
      let failure: Error | undefined;
      let destination: Writable | undefined;

      /** Destroys the stream with `error`. If `pipe` has not been called yet, `pipe` will destroy its stream. */
      function abortStream(error: Error): void {
        failure = error;
        destination?.destroy(error);
      }

      const { pipe } = renderToPipeableStream(
        <CacheProvider value={cache}>
          <StaticRouter location={config.path}>
            <App content={content} config={config} />
          </StaticRouter>
        </CacheProvider>,
        {
          // Makes large Suspense boundaries part of the shell, so that React adds no inline scripts.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady() {
            isShellReady = true;
            resolve({
              styles: () => Object.values(cache.inserted).join(''),
              pipe(stream) {
                destination = stream;
                return failure ? stream.destroy(failure) : pipe(stream);
              },
            });
          },
          // Until the shell is ready, nothing has been sent, so the caller can still send the error page.
          onError: (error) => (isShellReady ? abortStream : reject)(error as Error),
        },
      );
    });
  };
}

export type Render = ReturnType<typeof createRender>;
