import { css } from '@emotion/react';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useContent } from '../site-context.ts';
import { touchSquare, visuallyHidden } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, layers, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import type { Pictures } from './grids.ts';
import { pictureNamed } from './picture-sources.ts';
import { useSlides } from './use-slides.ts';
import { captionBeside, Slide } from './viewer-slide.tsx';

interface Props {
  pictures: Pictures;
  index: number;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A screen reader first reads the accessible name of the dialog, which describes the first picture. A live region
 * announces the following pictures.
 */
export function PictureViewer({ pictures, index: first, isOpen, onClose }: Props) {
  const content = useContent();
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, last, show, onKeyDown, rowProps } = useSlides(pictures.length, first);
  const shown = pictureNamed(content, pictures[index]?.name ?? '');
  const number = String(index + 1);
  const count = String(pictures.length);
  const title = content.words.viewer.title.replace('{number}', number).replace('{count}', count);

  /** Closes the viewer after a click beside picture, caption and buttons that has selected no text. */
  function closeBesidePicture(event: MouseEvent<HTMLElement>) {
    // The second click of a double click on the link that opened the viewer lands here.
    if (event.detail > 1) return;
    const isBeside = !(event.target as Element).closest('img, p, button');
    if (isBeside && document.getSelection()?.isCollapsed) close(event);
  }

  // The dialog closes in the cleanup, because cleanups run before the effects of a new page, one of which focuses that
  // page's heading.
  useLayoutEffect(() => {
    const viewer = dialog.current;
    if (!viewer || !isOpen) return;
    viewer.showModal();
    // Screen readers then read the name of the dialog, not that of its first button.
    viewer.focus();
    return () => viewer.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={`${title}: ${shown.alt}`}
      css={viewerStyle}
      // After an update, React focuses the element that had the focus before. That must not be a viewer that fades out.
      inert={!isOpen}
      // In development, strict mode closes and opens the dialog again, before this event.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={closeBesidePicture}
      onKeyDown={onKeyDown}
    >
      <div css={bar}>
        <p css={typography.small}>
          <span role="status">
            {/* The changing text has its own element, because translation tools wrap text nodes in elements. */}
            <span translate="no" dir="ltr">{`${number} / ${count} `}</span>
            <span css={visuallyHidden}>{shown.alt}</span>
          </span>
        </p>
        {last > 0 && (
          <>
            <Button icon="previous" aria-disabled={index === 0} onClick={() => show(index - 1)} />
            <Button icon="next" aria-disabled={index === last} onClick={() => show(index + 1)} />
          </>
        )}
        <Button icon="close" onClick={close} />
      </div>
      {/* The row is not a tab stop, because the keys work wherever the focus is in the dialog. */}
      <ul {...rowProps} tabIndex={-1} css={slides}>
        {pictures.map((picture, slideIndex) => (
          <Slide key={slideIndex} {...picture} isShown={slideIndex === index} />
        ))}
      </ul>
    </dialog>
  );
}

function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}

type ButtonProps = ComponentProps<'button'> & { icon: 'previous' | 'next' | 'close' };

function Button({ icon, ...rest }: ButtonProps) {
  const words = useContent().words.viewer;
  return (
    <button type="button" aria-label={words[icon]} css={button} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

const viewerStyle = css({
  // A closed viewer needs a layout before it opens and while it fades out.
  display: 'block',
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: colours.night,
  color: colours.white,
  transition: transition(durations.viewerMs, ['opacity', 'visibility']),
  '&:not([open])': { opacity: 0, visibility: 'hidden' },
  // `visibility` has no transition while the viewer opens, because a hidden element cannot get the focus.
  '&[open]': { transitionProperty: 'opacity' },
  // A backdrop appears without fading.
  '&::backdrop': { display: 'none' },
  'html:has(&[open])': {
    overflow: 'hidden',
    // The page behind does not move when its scrollbar disappears, and the space that the scrollbar leaves is dark.
    scrollbarGutter: 'stable',
    background: colours.night,
    body: { background: colours.ivory },
    // A swipe beyond the first or last picture does not go back or forward in history.
    overscrollBehaviorX: 'none',
  },
  '& :focus-visible': { outlineColor: colours.white, boxShadow: 'none' },
});

const bar = css({
  position: 'absolute',
  inset: `${space[8]} ${space[16]} auto`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
  [captionBeside]: { flexDirection: 'column', left: 'auto' },
});

const button = css(touchSquare, { '&[aria-disabled=true]': { cursor: 'default', opacity: 0.4 } });

const slides = css({
  display: 'flex',
  // The row stays left-to-right in a page that is translated into a right-to-left language, as the arrow buttons and
  // keys do.
  direction: 'ltr',
  height: `calc(100% - ${space[64]})`,
  marginTop: space[64],
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [captionBeside]: { height: '100%', marginTop: 0 },
});
