import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rootId } from '#shared/mount.ts';
import { App } from './app.tsx';
import { createStyleCache } from './styles/style-cache.ts';

const root = document.getElementById(rootId);

if (root) {
  const { year, assetBase = '', siteUrl = '', noindex } = root.dataset;
  const isIndexed = noindex === undefined;
  const facts = { year: Number(year), assetBase, siteUrl, isIndexed };
  hydrateRoot(
    root,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <App facts={facts} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>,
  );
}
