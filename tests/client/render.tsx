import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { SiteContext } from '#client/site-context.ts';
import type { SiteConfig } from '#shared/contracts.ts';

export const config: SiteConfig = {
  year: 2031,
  assetBase: '/assets/',
  siteUrl: 'https://site.example',
  isIndexed: true,
};

/** Renders `content` in the contexts of the site, at `path`, until the test is over. */
export function renderOnSite(content: ReactNode, path = '/') {
  onTestFinished(cleanup);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <SiteContext value={config}>{content}</SiteContext>
    </MemoryRouter>,
  );
}
