import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configAttribute, rootId, stylesAttribute } from '#shared/attributes.ts';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';
import { pageAt } from '#shared/routes.ts';
import { App } from '../app.tsx';
import { trackDraft } from '../pages/home/draft.ts';
import { createStyleCache, markStylesAsInserted } from '../styles/style-cache.ts';

/**
 * Hydrates the page with the content that the server rendered it from. If React fails before the first page change,
 * the page stays as the server sent it; afterwards the browser loads the page from the server.
 */
export function hydrate(content: Content): void {
  const root = document.getElementById(rootId);
  if (!root) return;
  const config: SiteConfig = JSON.parse(root.getAttribute(configAttribute) ?? '');
  // In an archive or behind a translating proxy the page has another address, and stays as it was sent.
  const isAtSentPath = () => pageAt(content, window.location.pathname).path === config.path;
  if (!isAtSentPath()) return;
  const styles = createStyleCache();
  markStylesAsInserted(styles, stylesAttribute);
  trackDraft(root);
  const served = [...root.childNodes];
  const lastPage = () => root.querySelector('main > :last-child');
  const servedPage = lastPage();
  // A transition, so that React lets the browser paint and handle events while it hydrates.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={styles}>
          <BrowserRouter>
            <App content={content} config={config} />
          </BrowserRouter>
        </CacheProvider>
      </StrictMode>,
      {
        onRecoverableError: (error) => console.warn(error),
        // React has emptied the root. What the server has sent works without scripts.
        onUncaughtError(error) {
          console.error(error);
          root.replaceChildren(...served);
          // After a page change, `served` is the wrong page, so the browser loads the right one. This cannot loop,
          // because a page that has just been loaded has had no page change.
          if (!isAtSentPath() || lastPage() !== servedPage) window.location.reload();
        },
      },
    );
  });
}
