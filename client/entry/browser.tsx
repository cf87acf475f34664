import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configAttribute, rootId } from '#shared/attributes.ts';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';
import { pageAt } from '#shared/routes.ts';
import { App } from '../app.tsx';
import { trackDraft } from '../pages/home/draft.ts';
import { createStyleCache, markStylesAsInserted } from '../styles/style-cache.ts';

/** Hydrates the page. `content` has to be the content from which the server rendered the page. */
export function hydrate(content: Content): void {
  const root = document.getElementById(rootId);
  if (!root) return;
  const config: SiteConfig = JSON.parse(root.getAttribute(configAttribute) ?? '');
  // In a web archive or behind a translation proxy, the page has a different path. It then stays as the server sent it.
  const isPageAsSent = () => pageAt(content, window.location.pathname).path === config.path;
  if (!isPageAsSent()) return;
  const styles = createStyleCache();
  markStylesAsInserted(styles);
  trackDraft(root);
  const servedNodes = [...root.childNodes];
  // While a page change is animated, `main` contains two pages. The last is the one that was created last.
  const currentPage = () => root.querySelector('main > :last-child');
  const servedPage = currentPage();
  // In a transition, React yields during hydration, so that the browser can paint and handle events.
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
        // React has emptied the root. The nodes of the server's HTML are put back, because they work without scripts.
        onUncaughtError(error) {
          console.error(error);
          root.replaceChildren(...servedNodes);
          // After a page change, these nodes show the wrong page, so the browser loads the right one.
          if (!isPageAsSent() || currentPage() !== servedPage) window.location.reload();
        },
      },
    );
  });
}
