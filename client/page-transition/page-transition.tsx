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
import { enterPage, leavePage, loadPageAnimation } from './page-animation.ts';
import { bringTo } from './restore-scroll-and-focus.ts';
import { positionOf, startScrollMemory } from './scroll-restoration.ts';
import { useLeaving } from './use-exiting-pages.ts';

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
  const [leavingPages, forget] = useLeaving(pageKey, children);

  useEffect(() => startScrollMemory(loadedLocation), [loadedLocation]);

  useEffect(() => {
    // Without the animation code pages swap at once, so its loss is no error.
    loadPageAnimation().catch(() => {});
  }, []);

  return (
    <main id={contentAnchor} tabIndex={-1} css={stage}>
      {[...leavingPages, { key: pageKey, content: children }].map(({ key, content }) => (
        <PageFrame
          key={key}
          isPresent={key === pageKey}
          isAsLoaded={location === loadedLocation}
          onGone={() => forget(key)}
        >
          {content}
        </PageFrame>
      ))}
    </main>
  );
}

interface FrameProps {
  /** False once another page has taken over. */
  isPresent: boolean;
  /** Holds until the first navigation. */
  isAsLoaded: boolean;
  /** Called when a page that is no longer present has faded out. */
  onGone: () => void;
  children: ReactNode;
}

/** One page, from its arrival until it has faded out. */
function PageFrame({ isPresent, isAsLoaded, onGone, children }: FrameProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const frame = useRef<HTMLDivElement>(null);
  const ownLocation = useRef(location);

  useLayoutEffect(() => {
    if (!isPresent || isAsLoaded || !frame.current) return;
    ownLocation.current = location;
    bringTo(frame.current, location, navigationType);
  }, [location, navigationType, isPresent, isAsLoaded]);

  const enter = useEffectEvent((page: HTMLElement) => (isAsLoaded ? undefined : enterPage(page)));

  const leave = useEffectEvent((page: HTMLElement) => {
    const stageTop = page.parentElement?.offsetTop ?? 0;
    page.style.top = `${stageTop - (positionOf(ownLocation.current) ?? 0)}px`;
    return leavePage(page, onGone);
  });

  useLayoutEffect(() => {
    if (!frame.current) return;
    return isPresent ? enter(frame.current) : leave(frame.current);
  }, [isPresent]);

  return (
    <div ref={frame} inert={!isPresent} css={[frameStyle, !isPresent && leavingStyle]}>
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

const leavingStyle = css({ position: 'fixed', insetInline: 0 });
