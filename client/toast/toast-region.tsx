import { css, keyframes } from '@emotion/react';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import {
  toastDurationMs,
  toastSwipeDirection,
  toastSwipeThresholdPx,
  toastViewportHotkey,
} from '#shared/constants.ts';
import { toastCopy } from '#shared/copy/contact-form.ts';
import { media } from '../styles/media.ts';
import { durations, easings, transition } from '../styles/motion.ts';
import { colours, layers, radii, shadows, sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Icon } from '../ui/icon.tsx';
import type { ToastRecord } from './toast-store.ts';
import { dismissToast, useToasts } from './toasts.ts';

/** The corner of the page where toasts appear. */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toast. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function dismiss(id: number) {
    dismissToast(id);
    const hasFocus = region.current?.contains(document.activeElement);
    if (hasFocus) origin.current?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus comes from.
    <div ref={region} onFocus={rememberOrigin} css={wrapper}>
      <Provider
        label={toastCopy.announcement}
        duration={toastDurationMs}
        swipeDirection={toastSwipeDirection}
        swipeThreshold={toastSwipeThresholdPx}
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        <Viewport hotkey={[toastViewportHotkey]} label={regionLabel} css={corner} />
      </Provider>
    </div>
  );
}

function Toast({
  toast: { title, text, variant = 'default', isOpen },
  onDismiss,
}: {
  toast: ToastRecord;
  onDismiss: () => void;
}) {
  return (
    <Root
      ref={keepFocusInView}
      type="background"
      open={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || onDismiss()}
      css={[box, variants[variant]]}
      style={touchAction}
    >
      <div css={texts}>
        <Title css={[type.h3, titleStyle]}>{title}</Title>{' '}
        <Description css={type.small}>{text}</Description>
      </div>
      <Close aria-label={toastCopy.close} css={closeButton}>
        <Icon name="close" width="20" height="20" />
      </Close>
    </Root>
  );
}

/** Scrolls the focus to above a toast that appears; the scroll padding below is that of the toast. */
function keepFocusInView(toast: HTMLElement | null): void {
  if (toast) document.activeElement?.scrollIntoView({ block: 'nearest' });
}

const regionLabel = toastCopy.regionLabel.replace('{hotkey}', toastViewportHotkey);

/** Overrides Radix's inline `touch-action: none`, so that vertical scrolling still works. */
const touchAction = { touchAction: 'pan-y' };

/** More than the distance from the window's lower edge to the top of a toast. */
const keptFree = '12rem';
const keptFreeShort = '7rem';

const wrapper = css({
  // An empty region would be a landmark too.
  '&:not(:has(li))': { display: 'none' },
  // The browser scrolls the focus to above the toast, also at the end of the page (WCAG 2.2, 2.4.11).
  'html:has(& [data-state=open])': {
    scrollPaddingBottom: keptFree,
    [media.shortNarrow]: { scrollPaddingBottom: keptFreeShort },
  },
  'html:has(& [data-state=open]) body': { paddingBottom: keptFree },
});

const corner = css({
  position: 'fixed',
  zIndex: layers.toast,
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: space.gutter,
  listStyle: 'none',
  [media.fromMedium]: {
    // Aligns the toast with the right edge of the page's column.
    insetInline: `auto max(0px, (100vw - ${sizes.container}) / 2 - ${space.gutter})`,
    width: 'min(30rem, 100vw)',
  },
  // The focus ring is drawn around the toast, not around the whole corner.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible > li': { outline: `2px solid ${colours.ink}`, outlineOffset: 2 },
  [media.shortNarrow]: { padding: space[8] },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ to: { opacity: 0 } });
const swipeAway = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 2rem))' },
});

const box = css({
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  padding: `${space[16]} ${space[12]} ${space[16]} ${space[24]}`,
  borderRadius: radii.panel,
  boxShadow: shadows.panel,
  '&[data-state=open]': { animation: `${arrive} ${durations.panelMs}ms ${easings.out}` },
  '&[data-state=closed]': { animation: `${fade} ${durations.hoverMs}ms ${easings.inOut} forwards` },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': {
    transform: 'none',
    transition: transition(durations.panelMs, ['transform']),
  },
  '&[data-swipe=end]': {
    animation: `${swipeAway} ${durations.panelMs}ms ${easings.out} forwards`,
  },
  [media.shortNarrow]: { padding: space[8] },
  [media.forcedColours]: { border: '1px solid CanvasText' },
});

const variants = {
  default: css({
    background: colours.paper,
    color: colours.ink,
    outline: `1px solid ${colours.sand}`,
  }),
  destructive: css({ background: colours.error, color: colours.white }),
};

const titleStyle = css({ fontSize: '1.5rem', [media.shortNarrow]: { fontSize: '1.25rem' } });

const texts = css({
  flex: 1,
  display: 'grid',
  gap: space[4],
  paddingBlock: space[8],
  [media.shortNarrow]: { gap: 0, paddingBlock: 0 },
});

const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.target,
  height: sizes.target,
  borderRadius: radii.field,
});
