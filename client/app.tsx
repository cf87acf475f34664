import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { contentAnchor } from '#shared/attributes.ts';
import { pageAt } from '#shared/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { PageHead } from './head/page-head.tsx';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { layouts } from './pages/layouts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { OpenedPicture } from './pictures/opened-picture.tsx';
import { type AppProps, SiteContext } from './site-context.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';

/** The whole site at the router's location. */
export function App(props: AppProps) {
  const { key, pathname } = useLocation();
  const page = pageAt(props.content, pathname);
  const Layout = page === props.content.notFound ? NotFoundPage : layouts[page.layout].Component;
  const content = (
    <ErrorBoundary fallback={<FailurePage />}>
      <Layout page={page} />
    </ErrorBoundary>
  );

  return (
    <SiteContext value={props}>
      <HydrationBoundary fallback={null}>
        <Header />
      </HydrationBoundary>
      <HydrationBoundary fallback={<main id={contentAnchor}>{content}</main>}>
        <PageTransition pageKey={page.path}>{content}</PageTransition>
      </HydrationBoundary>
      <HydrationBoundary fallback={null}>
        <Footer />
      </HydrationBoundary>
      <ErrorBoundary fallback={null}>
        <PageHead page={page} />
      </ErrorBoundary>
      <ErrorBoundary key={key} fallback={null}>
        <OpenedPicture />
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
function HydrationBoundary(props: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={props.fallback}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
