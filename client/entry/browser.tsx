import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rootId } from '#shared/mount.ts';
import { App } from '../app.tsx';
import { adoptStyles, createStyleCache } from '../styles/style-cache.ts';

const root = document.getElementById(rootId);

if (root) {
  const { year, assetBase = '', siteUrl = '', noindex } = root.dataset;
  const isIndexed = noindex === undefined;
  const config = { year: Number(year), assetBase, siteUrl, isIndexed };
  const styles = createStyleCache();
  adoptStyles(styles);
  // As a transition, so that the browser may paint and listen in between.
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
    );
  });
}
