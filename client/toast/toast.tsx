import { css, keyframes } from '@emotion/react';
import { Close, Description, Root, Title } from '@radix-ui/react-toast';
import type { DragEvent } from 'react';
import { sealedAttribute } from '#shared/attributes.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { focusRing, stack, touchSquare } from '../styles/mixins.ts';
import { durations, easings, isMotionReduced, transition } from '../styles/motion.ts';
import { colours, radii, shadows, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import { reportElement, type ToastRecord } from './toast-store.ts';

interface Props {
  toast: ToastRecord;
  onDismiss: () => void;
}

/** The custom property on `<html>` that says how much of the window's lower end a toast covers. */
export const toastHeightProperty = '--toast-height';

/** A notice with a button that closes it. */
export function Toast({ toast, onDismiss }: Props) {
  const words = useContent().words.toast;
  const { title, text, variant = 'default', seal, isOpen } = toast;
  return (
    <Root
      ref={prepare}
      type="background"
      open={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || onDismiss()}
      {...{ [sealedAttribute]: seal }}
      css={[box, variants[variant]]}
      style={gestures}
      onDragStart={keepText}
    >
      <div css={texts}>
        <Title css={titleStyle}>{title}</Title>{' '}
        <Description css={typography.small}>{text}</Description>
      </div>
      <Close aria-label={words.close} css={closeButton}>
        <Icon name="close" width="20" height="20" />
      </Close>
    </Root>
  );
}

/** As long as this, a press on a new toast may be the second press of a double click on Send. */
const doubleClickMs = 500;

/** Reports that the toast is on the page, and notes how much of the window it covers, also when its size changes. */
function prepare(toast: HTMLElement | null) {
  if (!toast) return;
  // An extension may have removed the region from the page.
  reportElement(toast.isConnected ? toast : null);
  const observer = new ResizeObserver(() => {
    const height = `${toast.parentElement?.offsetHeight}px`;
    document.documentElement.style.setProperty(toastHeightProperty, height);
  });
  observer.observe(toast);
  const timer = setTimeout(takePlace, doubleClickMs, toast);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Lets a toast take the pointer, and scrolls the element with the focus to above the toast. If this happened at once,
 * the second press of a double click would meet something else than Send.
 */
function takePlace(toast: HTMLElement): void {
  toast.style.pointerEvents = 'auto';
  document.activeElement?.scrollIntoView({
    block: 'nearest',
    behavior: isMotionReduced() ? 'instant' : 'smooth',
  });
}

/** In place of Radix's inline `none`, so that fingers scroll and enlarge the page, and the text can be selected. */
const gestures = { touchAction: 'pan-y pinch-zoom', userSelect: 'text' } as const;

/** Otherwise a swipe that begins on selected text would drag the text in place of the toast. */
const keepText = (event: DragEvent) => event.preventDefault();

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ to: { opacity: 0 } });
const swipeAway = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 2rem))' },
});

const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  padding: `${space[16]} ${space[12]} ${space[16]} ${space[24]}`,
  borderRadius: radii.panel,
  boxShadow: shadows.sheet,
  // The hotkey focuses the corner, but the ring is drawn around the toast.
  '&:focus-visible, ol:focus-visible > &': focusRing,
  '&[data-state=open]': { animation: `${arrive} ${durations.toastInMs}ms ${easings.out}` },
  '&[data-state=closed]': {
    animation: `${fade} ${durations.toastOutMs}ms ${easings.inOut} forwards`,
  },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transition: transition(durations.panelMs, ['transform']) },
  '&[data-swipe=end]': { animation: `${swipeAway} ${durations.panelMs}ms ${easings.out} forwards` },
  [media.shortNarrow]: { padding: space[8] },
  [media.forcedColours]: { border: '1px solid CanvasText' },
});

const variants = {
  default: css({
    paddingTop: '1.75rem',
    background: colours.white,
    color: colours.ink,
    outline: `1px solid ${colours.champagne}`,
    outlineOffset: -8,
    // The seal is pressed when the letter is folded.
    '@supports (view-transition-name: none)': {
      '&::before': { animationDelay: `${durations.foldMs - 140}ms` },
    },
    [media.shortNarrow]: { paddingTop: space[8], outlineOffset: -4 },
  }),
  destructive: css({ background: colours.error, color: colours.white }),
};

const titleStyle = css(typography.h3, {
  fontSize: '1.5rem',
  [media.shortNarrow]: { fontSize: '1.25rem' },
});

const texts = css({
  flex: 1,
  textWrap: 'balance',
  ...stack(space[4]),
  paddingBlock: space[8],
  [media.shortNarrow]: { gap: 0, paddingBlock: 0 },
});

const closeButton = css(touchSquare, { flex: 'none', borderRadius: radii.field });
