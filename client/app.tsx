import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { contentAnchor } from '#shared/anchors.ts';
import { type RouteName, routeAt } from '#shared/routes.ts';
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
import { KeptHtml } from './ui/kept-html.tsx';

/** The whole site as seen at the router's location. */
export function App({ config }: { config: SiteConfig }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const page = (
    <ErrorBoundary fallback={<FailurePage />}>
      <SitePage route={route} />
    </ErrorBoundary>
  );

  return (
    <SiteProvider config={config}>
      <Part fallback={<KeptHtml selector="header" />}>
        <Header current={route} />
      </Part>
      <Part fallback={<main id={contentAnchor}>{page}</main>}>
        <PageTransition pageKey={route ?? 'notFound'}>{page}</PageTransition>
      </Part>
      <Part fallback={<KeptHtml selector="footer" />}>
        <Footer current={route} />
      </Part>
      <ErrorBoundary fallback={null}>
        <PageHead route={route} config={config} />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <LazyToastRegion />
      </ErrorBoundary>
    </SiteProvider>
  );
}

/**
 * A part of the page that stands for itself. If it throws in the browser, the fallback takes its place
 * and the other parts stay. If a translator or an extension has changed it before React hydrates it,
 * React draws this part alone anew.
 */
function Part({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PageHead({ route, config }: { route: RouteName | null; config: SiteConfig }) {
  useHead(route, config);
  return null;
}
