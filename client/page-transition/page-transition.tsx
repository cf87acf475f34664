import { css } from '@emotion/react';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { contentAnchor } from '#shared/attributes.ts';
import { media } from '../styles/media.ts';
import { sizes } from '../styles/tokens.ts';
import { animateIn, animateOut, loadPageAnimation } from './page-animation.ts';
import { restoreScrollAndFocus } from './restore-scroll-and-focus.ts';
import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';
import { useExitingPages } from './use-exiting-pages.ts';

interface Props {
  /** Identifies the page: locations with the same key share a page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The page of the current location. A navigation renders the new page immediately and moves the focus to
 * it. It fades in over the old page, which stays in place, inert, until it has faded out.
 */
export function PageTransition({ pageKey, children }: Props) {
  const location = useLocation();
  const [loadedLocation] = useState(location);
  const [scrollRestoration] = useState(createScrollRestoration);
  const { exitingPages, removeExited } = useExitingPages(pageKey, children);

  useEffect(() => scrollRestoration.enable(loadedLocation), [scrollRestoration, loadedLocation]);

  useEffect(() => {
    // A failure is not reported: pages then change without animation.
    loadPageAnimation().catch(() => {});
  }, []);

  return (
    <main id={contentAnchor} tabIndex={-1} css={mainStyle}>
      {[...exitingPages, { key: pageKey, content: children }].map(({ key, content }) => (
        <PageFrame
          key={key}
          isCurrent={key === pageKey}
          isInitialPage={location === loadedLocation}
          scrollRestoration={scrollRestoration}
          onExited={() => removeExited(key)}
        >
          {content}
        </PageFrame>
      ))}
    </main>
  );
}

interface FrameProps {
  /** False while the page exits. */
  isCurrent: boolean;
  /** True until the first navigation. */
  isInitialPage: boolean;
  scrollRestoration: ScrollRestoration;
  /** Called when the page has faded out. */
  onExited: () => void;
  children: ReactNode;
}

/** A page, the current one or one that exits. */
function PageFrame(props: FrameProps) {
  const { isCurrent, isInitialPage, scrollRestoration, onExited, children } = props;
  const location = useLocation();
  const navigationType = useNavigationType();
  const frame = useRef<HTMLDivElement>(null);
  const ownLocation = useRef(location);
  const wasExiting = useRef(false);

  useLayoutEffect(() => {
    if (!isCurrent || isInitialPage || !frame.current) return;
    ownLocation.current = location;
    restoreScrollAndFocus(frame.current, location, navigationType, scrollRestoration);
  }, [location, navigationType, isCurrent, isInitialPage, scrollRestoration]);

  const enter = useEffectEvent((page: HTMLElement) => {
    return isInitialPage ? undefined : animateIn(page, wasExiting.current);
  });

  const exit = useEffectEvent((page: HTMLElement) => {
    wasExiting.current = true;
    const mainTop = page.parentElement?.offsetTop ?? 0;
    const position = scrollRestoration.savedPosition(ownLocation.current) ?? 0;
    page.style.top = `${mainTop - position}px`;
    return animateOut(page, () => {
      keepPictures(page);
      onExited();
    });
  });

  useLayoutEffect(() => {
    if (!frame.current) return;
    return isCurrent ? enter(frame.current) : exit(frame.current);
  }, [isCurrent]);

  return (
    <div ref={frame} inert={!isCurrent} css={[frameStyle, !isCurrent && exitingStyle]}>
      {children}
    </div>
  );
}

/**
 * Names the widths of a page's pictures before it is removed. Chromium measures those with `sizes="auto"` once more
 * then, and would load their largest files.
 */
function keepPictures(page: HTMLElement): void {
  for (const source of page.querySelectorAll('source')) {
    source.sizes = `${source.parentElement?.clientWidth}px`;
  }
}

const mainStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Centres a page that is shorter than the window.
  [media.beside]: { alignContent: 'center' },
  minHeight: `calc(100svh - ${sizes.headerHeight})`,
});

const frameStyle = css({ display: 'flow-root' });

const exitingStyle = css({ position: 'fixed', insetInline: 0 });
