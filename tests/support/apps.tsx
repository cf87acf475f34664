import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { SiteConfig } from '#shared/contracts.ts';
import { openSite } from './app-under-test.ts';

/** What the error of a failing site says; no visitor may read it. */
export const secret = 'The password is swordfish.';

/** A site that fails to render. */
export function BrokenApp(): never {
  throw new Error(secret);
}

/** A site whose gallery fails within a Suspense boundary. */
export function BrokenGalleryApp() {
  const { pathname } = useLocation();
  const isGallery = pathname === '/gallery';
  return <Suspense>{isGallery ? <BrokenApp /> : <h1>{pathname}</h1>}</Suspense>;
}

/** Opens a site that shows the year, with a mock that counts its renders. */
export async function openCountingSite(environment: NodeJS.ProcessEnv = {}) {
  const onRender = vi.fn();
  function App({ config }: { config: SiteConfig }) {
    onRender();
    return <h1>{`All of ${config.year}`}</h1>;
  }
  return { ...(await openSite(environment, { App })), onRender };
}
