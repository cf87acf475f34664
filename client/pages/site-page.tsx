import type { Page } from '#shared/content-types.ts';
import { useContent } from '../site-context.ts';
import { layouts } from './layouts.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** A page in its layout. */
export function SitePage({ page }: { page: Page }) {
  const isNotFound = page === useContent().notFound;
  const Layout = isNotFound ? NotFoundPage : layouts[page.layout].Component;
  return <Layout page={page} />;
}
