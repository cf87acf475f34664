import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '#shared/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { pageOf } from './pages/pages.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';
import { type SiteFacts, SiteProvider } from './ui/site-context.tsx';
import { useHead } from './use-head.ts';

/** The whole site as seen at the router's location. */
export function App({ facts }: { facts: SiteFacts }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const Page = pageOf(route);
  useHead(route, facts);
  useEffect(markInteractive, []);
  useEffect(() => prefetchOnIntent(facts.assetBase), [facts.assetBase]);

  return (
    <SiteProvider facts={facts}>
      <Header current={route} />
      <PageTransition pageKey={route ?? 'notFound'}>
        <ErrorBoundary fallback={<FailurePage />}>
          <Page />
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
