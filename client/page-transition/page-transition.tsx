import { css } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '#shared/attributes.ts';
import { pageTransitionMs } from '#shared/constants.ts';
import { colours, sizes } from '../styles/tokens.ts';
import { exchangePages, loadPageAnimation } from './page-animation.ts';
import { scrollAndFocus } from './scroll-and-focus.ts';

interface Props {
  /** The page's path, which is the same at all locations that show the 404 page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The page at the current location. A new page gets the focus immediately, and fades in over the old page, which is
 * inert and fades out. If the visitor returns to a page that is still fading out, the same element fades in again.
 */
export function PageTransition({ pageKey, children }: Props) {
  const location = useLocation();
  const type = useNavigationType();
  const currentPage = useRef<HTMLDivElement>(null);
  /**
   * The location that the visitor left last. `page` is null before the visitor leaves the first location. `y` is the
   * scroll position, in CSS pixels, at which the visitor left.
   */
  const departed = useRef({ location, pageKey, page: currentPage.current, y: 0 });
  /** The scroll position at which the visitor last left each history entry, by `entryOf`. */
  const positions = useRef(new Map<string, number>());
  // A reducer, because React may apply an updater of `useState` to the state of a render that it then discards. The
  // children that are kept stay valid, because the content is constant.
  const [frames, updateFrames] = useReducer(
    (all: Props[], update: (all: Props[]) => Props[]) => update(all),
    [{ pageKey, children }],
  );
  if (frames.every((frame) => frame.pageKey !== pageKey)) {
    updateFrames((all) => [...all, { pageKey, children }]);
  }

  useEffect(() => {
    // A failure is ignored, because pages then change without animation.
    loadPageAnimation().catch(() => {});
  }, []);

  useLayoutEffect(() => {
    const page = currentPage.current;
    if (!page) return;
    const { location: previous, pageKey: oldKey, page: old, y } = departed.current;
    let animate = () => {};
    if (old && oldKey !== pageKey) {
      animate = exchangePages(old, page, y);
      // The old page is removed only when the transition ends, because a screen reader does not announce the new focus
      // if the element that had the focus before has been removed. An empty animation serves as the timer.
      old.animate(null, pageTransitionMs).onfinish = () => {
        freezePictureSizes(old);
        updateFrames((all) => all.filter((frame) => frame.pageKey !== oldKey));
      };
    }
    const saved = positions.current.get(entryOf(location));
    const cancel = scrollAndFocus(page, { type, location, previous, saved });
    animate();
    // Firefox and WebKit scroll within a page before they dispatch `popstate`, so the position is read earlier.
    let lastY = window.scrollY;
    const onScroll = () => {
      lastY = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener('scroll', onScroll);
      departed.current = { location, pageKey, page, y: lastY };
      positions.current.set(entryOf(location), lastY);
    };
  }, [location, type, pageKey]);

  return (
    <main id={mainId} css={mainStyle}>
      {frames.map((frame) => (
        <div key={frame.pageKey} ref={frame.pageKey === pageKey ? currentPage : undefined}>
          {frame.children}
        </div>
      ))}
    </main>
  );
}

/** Identifies a history entry. Entries that React Router did not create share a key, and differ by their addresses. */
function entryOf({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

/**
 * Replaces `sizes` of each picture of a page with the current width of the picture. When a page is removed, Chromium
 * measures pictures with `sizes="auto"` again and loads their largest files.
 */
function freezePictureSizes(page: HTMLElement): void {
  for (const source of page.querySelectorAll('source')) {
    source.sizes = `${source.parentElement?.clientWidth}px`;
  }
}

/** A page fills at least the window below the header, even while it fades out. */
const pageHeight = { minHeight: `calc(100svh - ${sizes.headerHeight})` };

const mainStyle = css({
  ...pageHeight,
  // Pages that fade out are below the current page, but above the background.
  isolation: 'isolate',
  '& > div': { display: 'flow-root' },
  // A page that fades out. Below its end, the background of the footer fades out with it.
  '& > [inert]': {
    ...pageHeight,
    position: 'fixed',
    zIndex: -1,
    insetInline: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      height: '100vh',
      background: colours.sageNight,
    },
    // Keeps the CSS animations in the old page from starting again.
    '& *, & ::before, & ::after': { animation: 'none !important' },
  },
});
