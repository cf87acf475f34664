import type { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AppProps, createStyleCache } from '#client/entry/server.ts';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';

/** A page whose shell is rendered. */
interface RenderedPage {
  /** Collects the CSS rules of its components. */
  styles: () => string;
  /** Writes React's HTML to a stream, and ends it; destroys the stream if a part fails after the shell. */
  pipe: <Destination extends Writable>(destination: Destination) => Destination;
}

/**
 * Returns a function that renders `App` at the path of `config`. It resolves when React's shell is ready, and rejects if
 * a part of that throws. Nothing in the site suspends on the server: content that came after the shell
 * would need React's inline scripts, for which the content security policy has no nonce.
 */
export function createRender(App: ComponentType<AppProps>, content: Content) {
  // Every render of a page has the same styles: they are collected once.
  const styleCaches = new Map<string, ReturnType<typeof createStyleCache>>();

  return function render(config: SiteConfig): Promise<RenderedPage> {
    const { path } = config;
    const cache = styleCaches.get(path) ?? createStyleCache();
    styleCaches.set(path, cache);
    // Makes Emotion collect the rules in the cache and write no style tags into the HTML.
    cache.compat = true;
    return new Promise((resolve, reject) => {
      let failure: Error | undefined;
      let fail = (error: Error) => {
        failure = error;
        reject(error);
      };
      const { pipe } = renderToPipeableStream(
        <CacheProvider value={cache}>
          <StaticRouter location={path}>
            <App content={content} config={config} />
          </StaticRouter>
        </CacheProvider>,
        {
          // Otherwise React moves large boundaries behind inline scripts, which the policy forbids.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady: () =>
            resolve({
              styles: () => Object.values(cache.inserted).join(''),
              pipe(destination) {
                fail = (error) => void destination.destroy(error);
                // A part may fail between the shell and this call.
                return failure ? destination.destroy(failure) : pipe(destination);
              },
            }),
          onError: (error) => fail(error as Error),
        },
      );
    });
  };
}

export type Render = ReturnType<typeof createRender>;
