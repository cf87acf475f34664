import { css } from '@emotion/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import content from '#data/content.json' with { type: 'json' };
import type { CaptionedPicture } from '#data/content.json';
import { colours, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { hasModifier } from '../ui/has-modifier.ts';
import { Picture } from './picture.tsx';
import { filesOf } from './picture-sources.ts';
import { ViewerBar } from './viewer-bar.tsx';

interface Props {
  pictures: readonly CaptionedPicture[];
  /** The index of the picture that is shown first. */
  initialIndex: number;
  onClose: () => void;
}

/**
 * A dialog with pictures as large as the window allows, in a row that the visitor scrolls: by swiping, by
 * the arrow keys and by two buttons. The browser closes it on Escape, and returns the focus.
 */
export function PictureViewer({ pictures, initialIndex, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);
  const location = useLocation();
  const [openedAt] = useState(location);
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // A dialog that is not open cannot be scrolled.
    row.current?.children[initialIndex]?.scrollIntoView();
  }, [initialIndex]);

  // A navigation closes the viewer, before the new page takes the focus.
  useLayoutEffect(() => {
    if (location !== openedAt) dialog.current?.close();
  }, [location, openedAt]);

  function show(next: number) {
    if (next < 0 || next > last) return;
    row.current?.children[next]?.scrollIntoView();
    setIndex(next);
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setIndex(Math.round(scrollLeft / clientWidth));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    // The row would also scroll by itself if it has the focus.
    event.preventDefault();
    show(index + step);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={content.words.viewer.title}
      css={viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ViewerBar
        pictures={pictures}
        index={index}
        onShow={show}
        onClose={() => dialog.current?.close()}
      />
      <ul ref={row} tabIndex={-1} css={slides} onScroll={onScroll}>
        {pictures.map(({ name, caption }, at) => (
          <li key={at} css={slide} inert={at !== index}>
            <Picture name={name} use="whole" sizes={sizesOf(name)} styles={picture} />
            {caption && <p css={captionStyle}>{caption}</p>}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Not wider than its pixels: with `scale-down` that is also how large it is shown at the most. */
function sizesOf(name: string): string {
  return `min(100vw, ${filesOf({ name, use: 'whole' }).width}px)`;
}

const viewer = css({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: colours.night,
  color: colours.white,
  'html:has(&[open])': { overflow: 'hidden' },
  '& :focus-visible': { outlineColor: colours.white, boxShadow: 'none' },
});

const slides = css({
  display: 'flex',
  height: '100%',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

const slide = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  flex: '0 0 100%',
  gap: space[16],
  padding: `${space[64]} ${space.gutter} ${space[24]}`,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

const picture = css({
  width: '100%',
  minHeight: 0,
  marginInline: 'auto',
  background: 'none',
  img: { objectFit: 'scale-down', objectPosition: 'center' },
});

const captionStyle = css(typography.small, {
  textAlign: 'center',
  color: withOpacity(colours.white, 0.9),
});
