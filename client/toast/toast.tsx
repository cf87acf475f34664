import { css, keyframes } from '@emotion/react';
import { Close, Description, Root, Title } from '@radix-ui/react-toast';
import { useCallback } from 'react';
import { sealAttribute } from '#shared/attributes.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { focusRing, stack, touchSquare } from '../styles/mixins.ts';
import { durations, easings, isMotionReduced, transition } from '../styles/motion.ts';
import { colours, radii, shadows, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import type { ToastRecord } from './toast-store.ts';

interface Props {
  toast: ToastRecord;
  onDismiss: () => void;
}

export function Toast({ toast, onDismiss }: Props) {
  const words = useContent().words.toast;
  const { title, text, variant = 'default', seal, isOpen, onShown } = toast;
  const onMount = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // A browser extension may have removed the region from the page.
      onShown(element.isConnected ? element : null);
      const timer = setTimeout(activate, doubleClickMs, element);
      return () => clearTimeout(timer);
    },
    [onShown],
  );
  return (
    <Root
      ref={onMount}
      type="background"
      open={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || onDismiss()}
      {...{ [sealAttribute]: seal }}
      css={[box, variants[variant]]}
      // Replaces Radix's inline `none`, so that visitors can scroll, zoom and select text on the toast.
      style={{ touchAction: 'pan-y pinch-zoom', userSelect: 'text' }}
      // A swipe that begins on selected text moves the toast, not the text.
      onDragStart={(event) => event.preventDefault()}
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

/** For this long after a toast has appeared, a press may be the second of a double click on Send. */
const doubleClickMs = 500;

/**
 * Lets a toast receive pointer events, and scrolls the element with the focus out from behind the toast. If the visitor
 * has scrolled the element out of the window, the page stays where it is.
 */
function activate(toast: HTMLElement): void {
  toast.style.pointerEvents = 'auto';
  const focused = document.activeElement;
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
  if (top >= window.innerHeight || bottom <= 0) return;
  focused?.scrollIntoView({
    block: 'nearest',
    behavior: isMotionReduced() ? 'instant' : 'smooth',
  });
}

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
// The toast stays opaque, so that no text of the page shows through its text.
const slideOut = keyframes({ to: { transform: 'translateY(calc(100% + 6rem))' } });
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
  // The hotkey focuses the corner, an `ol`.
  '&:focus-visible, ol:focus-visible > &': focusRing,
  '&[data-state=open]': { animation: `${slideIn} ${durations.toastInMs}ms ${easings.out}` },
  '&[data-state=closed]': {
    animation: `${slideOut} ${durations.toastOutMs}ms ${easings.inOut} forwards`,
  },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transition: transition(durations.panelMs, ['transform']) },
  '&[data-swipe=end]': { animation: `${swipeAway} ${durations.panelMs}ms ${easings.out} forwards` },
  [media.lowNarrow]: { padding: space[8] },
  [media.forcedColours]: { border: '1px solid CanvasText' },
});

const variants = {
  default: css({
    paddingTop: '1.75rem',
    background: colours.white,
    color: colours.ink,
    outline: `1px solid ${colours.champagne}`,
    outlineOffset: -8,
    // The letter folds into the toast, and the seal is pressed as the letter finishes folding. In Firefox, a toast that
    // also slides in jumps when the fold ends.
    '@supports (view-transition-name: none)': {
      '&[data-state=open]': { animation: 'none' },
      '&::before': { animationDelay: `${durations.foldMs - 140}ms` },
    },
    [media.lowNarrow]: { paddingTop: space[8], outlineOffset: -4 },
  }),
  destructive: css({ background: colours.error, color: colours.white }),
};

const titleStyle = css(typography.h3, {
  fontSize: '1.5rem',
  [media.lowNarrow]: { fontSize: '1.25rem' },
});

const texts = css({
  flex: 1,
  textWrap: 'balance',
  ...stack(space[4]),
  paddingBlock: space[8],
  [media.lowNarrow]: { gap: 0, paddingBlock: 0 },
});

const closeButton = css(touchSquare, { flex: 'none', borderRadius: radii.field });
