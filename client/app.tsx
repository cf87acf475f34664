import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '#shared/routes.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { useHead } from './head/use-head.ts';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { SitePage } from './pages/site-page.tsx';
import { SiteProvider } from './site.tsx';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';

/**
 * The whole site as seen at the router's location. Where a translator or an extension has changed the
 * page before React hydrates it, React draws anew only the part between two of the boundaries.
 */
export function App({ config }: { config: SiteConfig }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useHead(route, config);

  return (
    <SiteProvider config={config}>
      <Suspense>
        <Header current={route} />
      </Suspense>
      <Suspense>
        <PageTransition pageKey={route ?? 'notFound'}>
          <ErrorBoundary fallback={<FailurePage />}>
            <SitePage route={route} />
          </ErrorBoundary>
        </PageTransition>
      </Suspense>
      <Suspense>
        <Footer current={route} />
      </Suspense>
      <LazyToastRegion />
    </SiteProvider>
  );
}
