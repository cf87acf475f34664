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
import { openedPicture, type Pictures } from './pictures/grids.ts';
import { PictureViewer } from './pictures/picture-viewer.tsx';
import { type AppProps, SiteContext, useContent } from './site-context.ts';
import { LazyToastRegion } from './toast/lazy-toast-region.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

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
      <OpenedPicture />
      {/* React may fail in the toast region, because browser extensions that hide notices remove elements there. */}
      <ErrorBoundary>
        <LazyToastRegion />
      </ErrorBoundary>
    </SiteContext>
  );
}

/** The picture viewer is open in history entries with a `ViewerState`. Back closes and Forward reopens the viewer. */
function OpenedPicture() {
  const content = useContent();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const inEntry = openedPicture(state, useCurrentPage(), content);
  // After a reload, the entry may have a state, which the server does not know. Hydration has to ignore the state.
  const isOpen = !useIsHydrating() && inEntry !== undefined;
  // A closed viewer stays in the document, so that it can fade out.
  const [opened, setOpened] = useState<{ key: string; pictures: Pictures; index: number }>();
  if (isOpen && key !== opened?.key) setOpened({ key, ...inEntry });
  if (!opened) return null;
  const { key: openedKey, ...picture } = opened;
  const onClose = () => isOpen && navigate(-1);
  return <PictureViewer key={openedKey} {...picture} isOpen={isOpen} onClose={onClose} />;
}
