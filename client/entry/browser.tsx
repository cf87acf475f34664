import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rootId, stylesAttribute } from '#shared/document-contract.ts';
import { configFromAttributes } from '#shared/site-config.ts';
import { App } from '../app.tsx';
import { trackDraft } from '../pages/home/draft.ts';
import { adoptStyles, createStyleCache } from '../styles/style-cache.ts';

const root = document.getElementById(rootId);

if (root) {
  const config = configFromAttributes((name) => root.getAttribute(name));
  const styles = createStyleCache();
  adoptStyles(styles, stylesAttribute);
  trackDraft(root);
  // A transition, so that React lets the browser paint and handle events while it hydrates.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={styles}>
          <BrowserRouter>
            <App config={config} />
          </BrowserRouter>
        </CacheProvider>
      </StrictMode>,
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
}
