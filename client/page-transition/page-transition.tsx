import { css } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { mainAnchor } from '#shared/attributes.ts';
import { pageTransitionS } from '#shared/constants.ts';
import { colours, sizes } from '../styles/tokens.ts';
import { animateExchange, loadPageAnimation } from './page-animation.ts';
import { scrollAndFocus } from './scroll-and-focus.ts';

interface Props {
  /** Identifies the page: locations with the same key share a page. */
  pageKey: string;
  children: ReactNode;
}

/** The page of the current location. A new one has the focus at once, and fades in over the old one, which is inert. */
export function PageTransition({ pageKey, children }: Props) {
  const location = useLocation();
  const type = useNavigationType();
  const main = useRef<HTMLElement>(null);
  /** The location that was left last, and how far it was scrolled then, in CSS pixels. */
  const departed = useRef({ location, y: 0 });
  /**
   * How far each history entry was scrolled when it was last left, by `entryOf`. Nothing of it is stored, because the
   * browser itself restores the position of each entry, also in a discarded tab.
   */
  const positions = useRef(new Map<string, number>());
  // The content is constant, so the children of a page stay the same as long as the page is shown.
  const [frames, setFrames] = useState([{ id: 0, pageKey, children }]);
  const { id = 0, pageKey: lastKey } = frames.at(-1) ?? {};
  if (lastKey !== pageKey) setFrames([...frames.slice(-1), { id: id + 1, pageKey, children }]);

  useEffect(() => {
    // A failure is not reported: pages then change without animation.
    loadPageAnimation().catch(() => {});
  }, []);

  useLayoutEffect(() => {
    const [old, page] = main.current?.querySelectorAll<HTMLElement>(':scope > *') ?? [];
    if (!old || !page) return;
    keepPictures(old);
    old.inert = true;
    animateExchange(old, page, departed.current.y);
    // The old page goes late, because a screen reader does not announce the new focus if the element that had the focus
    // before has already gone.
    old.animate(null, 1000 * pageTransitionS).onfinish = () =>
      setFrames((all) => all.filter((frame) => frame.id >= id));
  }, [id]);

  useLayoutEffect(() => {
    const page = main.current?.lastElementChild;
    if (!page) return;
    const saved = positions.current.get(entryOf(location));
    const current = departed.current.location;
    const cancel = scrollAndFocus(page, { type, location, current, saved });
    return () => {
      cancel?.();
      const y = window.scrollY;
      departed.current = { location, y };
      positions.current.set(entryOf(location), y);
    };
  }, [location, type]);

  return (
    <main ref={main} id={mainAnchor} css={mainStyle}>
      {frames.map((frame) => (
        <div key={frame.id} css={frameStyle}>
          {frame.children}
        </div>
      ))}
    </main>
  );
}

/** Identifies a history entry. Those that React Router did not create all have the key "default". */
function entryOf({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

/**
 * Writes the width of each picture of a page into `sizes`. When the page is removed, Chromium measures pictures with
 * `sizes="auto"` again, and would load their largest files: 115 kB on a phone that leaves the home page.
 */
function keepPictures(page: HTMLElement): void {
  for (const source of page.querySelectorAll('source')) {
    source.sizes = `${source.parentElement?.clientWidth}px`;
  }
}

/** A page is at least as high as the window below the header, also while it exits. */
const room = { minHeight: `calc(100svh - ${sizes.headerHeight})` };

const mainStyle = css({
  ...room,
  // The page that exits. Below its end stands the ground of the footer, which fades with the page.
  '& > [inert]': {
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
    // Otherwise the CSS animations in the exiting page would restart.
    '& *, & ::before, & ::after': { animation: 'none !important' },
  },
});

const frameStyle = css({ display: 'flow-root' });
