import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainAnchor } from '#shared/attributes.ts';
import { media } from '../styles/media.ts';
import { colours, sizes } from '../styles/tokens.ts';
import { animateIn, animateOut, loadPageAnimation } from './page-animation.ts';
import { planOf } from './plan-of.ts';
import { scrollAndFocus } from './scroll-and-focus.ts';
import { useExitingPages } from './use-exiting-pages.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

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
  const scrollPositions = useScrollPositions();
  const { exitingPages, removeExited } = useExitingPages(pageKey, children);

  useEffect(() => {
    // A failure is not reported: pages then change without animation.
    loadPageAnimation().catch(() => {});
  }, []);

  return (
    <main id={mainAnchor} tabIndex={-1} css={mainStyle}>
      {[...exitingPages, { key: pageKey, children }].map((page) => (
        <PageFrame
          key={page.key}
          isCurrent={page.key === pageKey}
          scrollPositions={scrollPositions}
          onExited={() => removeExited(page.key)}
        >
          {page.children}
        </PageFrame>
      ))}
    </main>
  );
}

interface FrameProps {
  /** False while the page exits. */
  isCurrent: boolean;
  scrollPositions: ReturnType<typeof useScrollPositions>;
  /** Called when the page has faded out. */
  onExited: () => void;
  children: ReactNode;
}

/** A page, the current one or one that exits. */
function PageFrame(props: FrameProps) {
  const { isCurrent, scrollPositions, onExited, children } = props;
  const { previous, leftAt = 0, saved } = scrollPositions;
  const location = useLocation();
  const navigationType = useNavigationType();
  const frame = useRef<HTMLDivElement>(null);
  const wasExiting = useRef(false);

  useLayoutEffect(() => {
    if (!isCurrent || !previous || !frame.current) return;
    const plan = planOf({ type: navigationType, location, current: previous, saved });
    return scrollAndFocus(frame.current, plan);
  }, [location, previous, navigationType, isCurrent, saved]);

  const enter = useEffectEvent((page: HTMLElement) => {
    return previous && animateIn(page, wasExiting.current);
  });

  const exit = useEffectEvent((page: HTMLElement) => {
    wasExiting.current = true;
    const mainTop = page.parentElement?.offsetTop ?? 0;
    page.style.top = `${mainTop - leftAt}px`;
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
 * then, and would load their largest files: 115 kB on a phone that leaves the home page.
 */
function keepPictures(page: HTMLElement): void {
  for (const source of page.querySelectorAll('source')) {
    source.sizes = `${source.parentElement?.clientWidth}px`;
  }
}

/** A page that is shorter than the window is centred in it, also while it exits. */
const room = {
  [media.beside]: { alignContent: 'center' },
  minHeight: `calc(100svh - ${sizes.headerHeight})`,
};

const mainStyle = css({ ...room, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const frameStyle = css({ display: 'flow-root' });

/** Below its end stands the ground of the footer, which fades with the page. */
const exitingStyle = css({
  ...room,
  position: 'fixed',
  insetInline: 0,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: '100vh',
    background: colours.sageNight,
  },
});
