import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mainAnchor } from '#shared/attributes.ts';
import { pageAt } from '#shared/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { PageHead } from './head/page-head.tsx';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { layouts } from './pages/layouts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import type { PictureState } from './pictures/picture-grid.tsx';
import { PictureViewer } from './pictures/picture-viewer.tsx';
import { useIsHydrating } from './pictures/use-is-hydrating.ts';
import { type AppProps, SiteContext } from './site-context.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';

/** The whole site at the router's location. */
export function App(props: AppProps) {
  const location = useLocation();
  const [servedLocation] = useState(location);
  const page = pageAt(props.content, location.pathname);
  const Layout = page === props.content.notFound ? NotFoundPage : layouts[page.layout];
  // The page that the server has sent is its own fallback, which `entry/browser.tsx` puts back.
  const afterPageChange = (fallback: ReactNode) =>
    location === servedLocation ? undefined : fallback;
  const shown = (
    <ErrorBoundary fallback={afterPageChange(<FailurePage />)}>
      <Layout page={page} />
    </ErrorBoundary>
  );

  return (
    <SiteContext value={props}>
      <ErrorBoundary fallback={afterPageChange(null)}>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary fallback={afterPageChange(<main id={mainAnchor}>{shown}</main>)}>
        <PageTransition pageKey={page.path}>{shown}</PageTransition>
      </ErrorBoundary>
      <ErrorBoundary fallback={afterPageChange(null)}>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <PageHead page={page} />
      </ErrorBoundary>
      <ErrorBoundary key={location.key} fallback={null}>
        <OpenedPicture />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <LazyToastRegion />
      </ErrorBoundary>
    </SiteContext>
  );
}

/** The viewer, in a history entry in which a picture is open: Back closes it, Forward and a reload open it again. */
function OpenedPicture() {
  const navigate = useNavigate();
  const { state }: { state: PictureState | null } = useLocation();
  // The server does not know the state of a page that is reloaded.
  const isHydrating = useIsHydrating();
  if (isHydrating || !state) return null;
  return <PictureViewer {...state} onClose={() => navigate(-1)} />;
}
