import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rootId, stylesAttribute } from '#shared/document-contract.ts';
import { configFromAttributes } from '#shared/site-config.ts';
import { App } from '../app.tsx';
import { keepDraft } from '../pages/home/draft.ts';
import { adoptStyles, createStyleCache } from '../styles/style-cache.ts';
import { watchForRedraw } from './restore-after-redraw.ts';

const root = document.getElementById(rootId);

if (root) {
  const config = configFromAttributes((name) => root.getAttribute(name));
  const styles = createStyleCache();
  adoptStyles(styles, stylesAttribute);
  keepDraft(root);
  const restoreAfterRedraw = watchForRedraw();
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
      {
        onRecoverableError(error) {
          console.warn(error);
          restoreAfterRedraw();
        },
      },
    );
  });
}
