import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { openSite } from './app-under-test.ts';

/** The message of the error that `BrokenApp` throws. No visitor may see this message. */
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

/** Opens a site with a mock that counts its renders. */
export async function openCountingSite() {
  const onRender = vi.fn(() => <h1>Counted</h1>);
  return { ...(await openSite({}, { App: () => onRender() })), onRender };
}
