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
import { contentAnchor } from '#shared/anchors.ts';
import { media } from '../styles/media.ts';
import { sizes } from '../styles/tokens.ts';
import { animateIn, animateOut, loadPageAnimation } from './page-animation.ts';
import { restoreScrollAndFocus } from './restore-scroll-and-focus.ts';
import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';
import { useExitingPages } from './use-exiting-pages.ts';

interface Props {
  /** Tells one page from another: locations with the same key share a page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The page of the current location. On navigation the new page is there at once, with the focus, and
 * fades in over the old one, which stays where it was, inert, until it has faded out.
 */
export function PageTransition({ pageKey, children }: Props) {
  const location = useLocation();
  const [loadedLocation] = useState(location);
  const [scrollRestoration] = useState(createScrollRestoration);
  const { exitingPages, removeExited } = useExitingPages(pageKey, children);

  useEffect(() => scrollRestoration.enable(loadedLocation), [scrollRestoration, loadedLocation]);

  useEffect(() => {
    // Without the animation code pages swap at once, so its loss is no error.
    loadPageAnimation().catch(() => {});
  }, []);

  return (
    <main id={contentAnchor} tabIndex={-1} css={stage}>
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
  /** False once another page is shown. */
  isCurrent: boolean;
  /** True until the first navigation. */
  isInitialPage: boolean;
  scrollRestoration: ScrollRestoration;
  /** Called when a page that is no longer the current one has faded out. */
  onExited: () => void;
  children: ReactNode;
}

/** One page, until it has faded out. */
function PageFrame(props: FrameProps) {
  const { isCurrent, isInitialPage, scrollRestoration, onExited, children } = props;
  const location = useLocation();
  const navigationType = useNavigationType();
  const frame = useRef<HTMLDivElement>(null);
  const ownLocation = useRef(location);

  useLayoutEffect(() => {
    if (!isCurrent || isInitialPage || !frame.current) return;
    ownLocation.current = location;
    restoreScrollAndFocus(frame.current, location, navigationType, scrollRestoration);
  }, [location, navigationType, isCurrent, isInitialPage, scrollRestoration]);

  const enter = useEffectEvent((page: HTMLElement) => {
    return isInitialPage ? undefined : animateIn(page);
  });

  const exit = useEffectEvent((page: HTMLElement) => {
    const stageTop = page.parentElement?.offsetTop ?? 0;
    const position = scrollRestoration.savedPosition(ownLocation.current) ?? 0;
    page.style.top = `${stageTop - position}px`;
    return animateOut(page, onExited);
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

const stage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A page shorter than the screen stands in its middle.
  alignContent: 'center',
  minHeight: `calc(100svh - ${sizes.headerHeight})`,
  [media.print]: { display: 'block', minHeight: 0 },
});

const frameStyle = css({ display: 'flow-root' });

const exitingStyle = css({ position: 'fixed', insetInline: 0 });
