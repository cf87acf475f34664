import { css, keyframes } from '@emotion/react';
import {
  type ComponentProps,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { BuiltPicture } from '#shared/content-types.ts';
import { TextLine } from '../links/text-line.tsx';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { touchSquare, visuallyHidden } from '../styles/mixins.ts';
import { durations, easings, transition } from '../styles/motion.ts';
import { colours, layers, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import { moveFocus } from '../ui/move-focus.ts';
import { Picture } from './picture.tsx';
import { type PictureState, tilesOfPage } from './picture-grid.tsx';
import { pictureNamed } from './picture-sources.ts';
import { useSlides } from './use-slides.ts';

interface Props extends PictureState {
  isOpen: boolean;
  /** Called once the dialog is closed, whatever has closed it. */
  onClose: () => void;
}

/**
 * A dialog with pictures as large as the window allows, in a row. It has the focus first, so that its name says
 * the picture; later its status does. Escape, a button and a click beside the picture close it. After that the focus
 * is on the link to the picture that was shown last, while the dialog fades out.
 */
export function PictureViewer({ pictures, index: first, start, isOpen, onClose }: Props) {
  const content = useContent();
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, last, show, onKeyDown, rowProps } = useSlides(pictures.length, first);
  const shown = pictureNamed(content, pictures[index]?.name ?? '');
  const [number, count] = [`${index + 1}`, `${pictures.length}`];
  const title = content.words.viewer.title.replace('{number}', number).replace('{count}', count);
  const focusTile = useEffectEvent(() => {
    // The browser, which has gone back to the entry before, scrolls to its place first.
    requestAnimationFrame(() => {
      // A link of a caption may have led to another page, or the visitor has moved on. A dialog that fades out keeps
      // the focus.
      const { activeElement, body } = document;
      const isLeft = activeElement === body || dialog.current?.contains(activeElement);
      if (isLeft) moveFocus(tilesOfPage()[start + index]);
    });
  });

  /** Whoever selects words of a caption may release the pointer beside it. */
  function closeBesidePicture(event: MouseEvent<HTMLElement>) {
    // The second click of the pair that has opened it.
    if (event.detail > 1) return;
    const isBeside = !(event.target as Element).closest('img, p, button');
    if (isBeside && document.getSelection()?.isCollapsed) close(event);
  }

  // As long as the dialog is open, the rest of the page is inert. The cleanup precedes the effects of a new page, which
  // gets the focus.
  useLayoutEffect(() => {
    const viewer = dialog.current;
    if (!viewer || !isOpen) return;
    // When the dialog closes, the browser would focus its link again before that of the picture shown last.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    viewer.showModal();
    // The focus would start on a button, which says nothing of the picture.
    viewer.focus();
    return () => {
      viewer.close();
      focusTile();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={`${title}: ${shown.alt}`}
      css={viewer}
      onClose={onClose}
      onClick={closeBesidePicture}
      onKeyDown={onKeyDown}
    >
      <div css={bar}>
        <p css={typography.small}>
          <span role="status">
            {/* A translator wraps texts in elements of its own: one that changes stands alone. */}
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
      {/* Keys turn the row wherever the focus is, so it is not a tab stop; other pictures are not read. */}
      <ul {...rowProps} tabIndex={-1} css={slides}>
        {pictures.map(({ name, caption }, at) => (
          <li key={at} css={slide} inert={at !== index}>
            <Picture name={name} {...ownSize(pictureNamed(content, name))} />
            {caption.length > 0 && (
              <p css={captionStyle}>
                <TextLine line={caption} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** As wide as the window, but not enlarged. */
function ownSize({ width, height }: BuiltPicture) {
  const ratio = css({
    aspectRatio: `${width} / ${height}`,
    maxHeight: height,
    // Below a long caption, or with large text, the rest is scrolled to.
    minHeight: `min(14rem, 70vh, ${(100 * height) / width}vw)`,
  });
  return { sizes: `min(100vw, ${width}px)`, styles: [frame, ratio] };
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

/** Where a picture and its caption stand side by side: not at a zoom of 400 %, which has too little width for both. */
const captionBeside = `${media.landscapePhone} and (width >= 35rem)`;

const grow = keyframes({ from: { transform: 'scale(0.96)' } });

const viewer = css({
  // It is laid out before it opens and while it fades out, when it is not in the top layer.
  display: 'block',
  position: 'fixed',
  inset: 0,
  zIndex: layers.toast,
  width: '100vw',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: colours.night,
  color: colours.white,
  transition: transition(durations.viewerMs, ['opacity', 'visibility']),
  '&:not([open])': { opacity: 0, visibility: 'hidden', pointerEvents: 'none' },
  // What is hidden cannot get the focus.
  '&[open]': { transitionProperty: 'opacity' },
  // It would darken the page at once.
  '&::backdrop': { display: 'none' },
  // A swipe beyond the last picture would go back in history, which closes the viewer.
  'html:has(&[open])': { overflow: 'hidden', overscrollBehaviorX: 'none' },
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
  // Even where a translator has turned the direction: so do the arrows on the buttons and on the keyboard.
  direction: 'ltr',
  height: `calc(100% - ${space[64]})`,
  marginTop: space[64],
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [captionBeside]: { height: '100%', marginTop: 0 },
});

const slide = css({
  display: 'flex',
  flexDirection: 'column',
  // Chrome before 115 does not know 'safe'.
  justifyContent: ['center', 'safe center'],
  alignItems: 'center',
  flex: '0 0 100%',
  minWidth: 0,
  gap: '1.25rem',
  padding: `0 ${space.gutter} ${space[24]}`,
  overflow: 'hidden auto',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  [media.stacked]: { paddingInline: 0 },
  [captionBeside]: { flexDirection: 'row', padding: `0 5rem 0 ${space.gutter}` },
});

/** The picture, which is not enlarged, stands in its middle: a click beside it is not a click on it. */
const frame = css({
  position: 'relative',
  width: '100%',
  background: 'none',
  img: {
    position: 'absolute',
    inset: 0,
    width: 'auto',
    height: 'auto',
    maxHeight: '100%',
    margin: 'auto',
    animation: `${grow} ${durations.viewerMs}ms ${easings.out}`,
  },
  [captionBeside]: { width: 'auto', height: '100%', minWidth: 0 },
});

const captionStyle = css(typography.italic, {
  maxWidth: '24em',
  paddingInline: space.gutter,
  fontSize: '1.5rem',
  textAlign: 'center',
  color: withOpacity(colours.white, 0.9),
  // Emphasis stands upright among italics.
  em: { fontStyle: 'normal' },
  [captionBeside]: { flex: '0 0 12rem', padding: 0, textAlign: 'start' },
});
