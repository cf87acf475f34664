import { css } from '@emotion/react';
import {
  type ComponentProps,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useAppProps, useContent } from '../site-context.ts';
import { touchSquare, visuallyHidden } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, layers, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import { moveFocus } from '../ui/move-focus.ts';
import type { PictureState } from './picture-grid.tsx';
import { jpegUrl, pictureNamed } from './picture-sources.ts';
import { useSlides } from './use-slides.ts';
import { captionBeside, Slide } from './viewer-slide.tsx';

interface Props extends PictureState {
  isOpen: boolean;
  /** Called once the dialog is closed, whatever has closed it. */
  onClose: () => void;
}

/**
 * A dialog with pictures as large as the window allows, in a row. The dialog gets the focus when it opens, so that a
 * screen reader reads its name, which describes the first picture. The status announces later pictures. Escape, a
 * button and a click beside the picture close the dialog. While it fades out, the link to the picture that was shown
 * last has the focus.
 */
export function PictureViewer({ pictures, index: first, isOpen, onClose }: Props) {
  const { content, config } = useAppProps();
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, last, show, onKeyDown, rowProps } = useSlides(pictures.length, first);
  const shown = pictureNamed(content, pictures[index]?.name ?? '');
  const [number, count] = [`${index + 1}`, `${pictures.length}`];
  const title = content.words.viewer.title.replace('{number}', number).replace('{count}', count);
  const focusTile = useEffectEvent(() => {
    // After going back in history, the browser restores the scroll position first.
    requestAnimationFrame(() => {
      // A link of a caption may have led to another page, or the visitor has moved on. A dialog that fades out keeps
      // the focus.
      const { activeElement, body } = document;
      const isLeft = activeElement === body || dialog.current?.contains(activeElement);
      const tile = `main > :last-child [href="${jpegUrl(config.assetBase, shown)}"]`;
      if (isLeft) moveFocus(document.querySelector<HTMLElement>(tile));
    });
  });

  /** Closes the viewer unless the visitor has selected words of a caption and released the pointer beside it. */
  function closeBesidePicture(event: MouseEvent<HTMLElement>) {
    // The second click of a double click on the link that has opened the viewer.
    if (event.detail > 1) return;
    const isBeside = !(event.target as Element).closest('img, p, button');
    if (isBeside && document.getSelection()?.isCollapsed) close(event);
  }

  // As long as the dialog is open, the rest of the page is inert. The cleanup precedes the effects of a new page, which
  // gets the focus.
  useLayoutEffect(() => {
    const viewer = dialog.current;
    if (!viewer || !isOpen) return;
    // Otherwise the closing dialog would first return the focus to the link that has opened it.
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
            {/* The text that changes has an element of its own, because translators wrap texts in elements. */}
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
      {/* The row is not a tab stop, because keys turn it wherever the focus is. */}
      <ul {...rowProps} tabIndex={-1} css={slides}>
        {pictures.map((picture, at) => (
          <Slide key={at} {...picture} isShown={at === index} />
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

const viewer = css({
  // The viewer is laid out before it opens and while it fades out, when it is not in the top layer.
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
  // The viewer is visible at once, because a hidden element cannot get the focus.
  '&[open]': { transitionProperty: 'opacity' },
  // The backdrop would darken the page at once, and not fade.
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
  // Left to right, also where a translator sets the other direction, because the arrow buttons and keys stay the same.
  direction: 'ltr',
  height: `calc(100% - ${space[64]})`,
  marginTop: space[64],
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [captionBeside]: { height: '100%', marginTop: 0 },
});
