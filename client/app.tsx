import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAt } from '#shared/routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { PageHead } from './head/page-head.tsx';
import { Header } from './header/header.tsx';
import { PageTransition } from './page-transition/page-transition.tsx';
import { layouts } from './pages/layouts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import type { PictureState } from './pictures/picture-grid.tsx';
import { PictureViewer } from './pictures/picture-viewer.tsx';
import { type AppProps, SiteContext } from './site-context.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

/** The whole site at the router's location. */
export function App(props: AppProps) {
  const { content } = props;
  const page = pageAt(content, useLocation().pathname);
  const Layout = page === content.notFound ? NotFoundPage : layouts[page.layout];
  return (
    <SiteContext value={props}>
      <Header />
      <PageTransition pageKey={page.path}>
        <Layout page={page} />
      </PageTransition>
      <Footer />
      <PageHead page={page} />
      {/* The history entry may be older than the build, and name a picture that the owner has removed since. */}
      <ErrorBoundary>
        <OpenedPicture />
      </ErrorBoundary>
      {/* Extensions that hide notices remove elements of the toast region, so React may fail there. */}
      <ErrorBoundary>
        <LazyToastRegion />
      </ErrorBoundary>
    </SiteContext>
  );
}

/** The viewer, in a history entry in which a picture is open: Back closes it, Forward and a reload open it again. */
function OpenedPicture() {
  const navigate = useNavigate();
  const current: { state: PictureState | null; key: string } = useLocation();
  // The server does not know the state of a page that is reloaded.
  const isOpen = !useIsHydrating() && current.state !== null;
  // A viewer that is closed stays in the document, where it fades out.
  const [opened, setOpened] = useState<typeof current>();
  if (isOpen && current.key !== opened?.key) setOpened(current);
  if (!opened?.state) return null;
  const onClose = () => isOpen && navigate(-1);
  return <PictureViewer key={opened.key} {...opened.state} isOpen={isOpen} onClose={onClose} />;
}
