import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '#shared/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { useHead } from './head/use-head.ts';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { SitePage } from './pages/site-page.tsx';
import { type SiteConfig, SiteProvider } from './site.tsx';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';

/** The whole site as seen at the router's location. */
export function App({ config }: { config: SiteConfig }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useHead(route, config);
  useEffect(markInteractive, []);

  return (
    <SiteProvider config={config}>
      <Header current={route} />
      <PageTransition pageKey={route ?? 'notFound'}>
        <ErrorBoundary fallback={<FailurePage />}>
          <SitePage route={route} />
        </ErrorBoundary>
      </PageTransition>
      <Footer current={route} />
      <LazyToastRegion />
    </SiteProvider>
  );
}

/** From here on scripts open the drop-down, and the styles that stood in for them stop. */
function markInteractive(): void {
  document.documentElement.dataset.interactive = '';
}
