import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import content from '#content';
import { configAttribute, messageSentAnchor, rootId, stylesAttribute } from '#shared/attributes.ts';
import type { SiteConfig } from '#shared/contracts.ts';
import { App } from '../app.tsx';
import { trackDraft } from '../pages/home/draft.ts';
import { createStyleCache, markStylesAsInserted } from '../styles/style-cache.ts';

const root = document.getElementById(rootId);

// A form that was submitted before hydration leads to its confirmation. This removes the anchor, so that a
// reload or a copied link does not confirm again; on this page it stays the target.
if (window.location.hash === `#${messageSentAnchor}`) {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

if (root) {
  const config: SiteConfig = JSON.parse(root.getAttribute(configAttribute) ?? '');
  const styles = createStyleCache();
  markStylesAsInserted(styles, stylesAttribute);
  trackDraft(root);
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
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
}
