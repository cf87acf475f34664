import { type ReactNode, Suspense } from 'react';
import { contentAnchor } from '#shared/document-contract.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { PageHead } from './head/page-head.tsx';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { FailurePage } from './pages/error-pages.tsx';
import { SitePage } from './pages/site-page.tsx';
import { SiteContext, useCurrentRoute } from './site.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';

/** The whole site at the router's location. */
export function App({ config }: { config: SiteConfig }) {
  const route = useCurrentRoute();
  const page = (
    <ErrorBoundary fallback={<FailurePage />}>
      <SitePage route={route} />
    </ErrorBoundary>
  );

  return (
    <SiteContext value={config}>
      <Part fallback={null}>
        <Header />
      </Part>
      <Part fallback={<main id={contentAnchor}>{page}</main>}>
        <PageTransition pageKey={route ?? 'notFound'}>{page}</PageTransition>
      </Part>
      <Part fallback={null}>
        <Footer />
      </Part>
      <ErrorBoundary fallback={null}>
        <PageHead route={route} />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <LazyToastRegion />
      </ErrorBoundary>
    </SiteContext>
  );
}

/**
 * A part of the page whose failures stay within it. If it throws in the browser, the fallback replaces
 * it and the other parts stay. If a translator or an extension changes its HTML before hydration, React
 * renders only this part again.
 */
function Part({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
