import { css } from '@emotion/react';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import {
  toastDurationMs,
  toastSwipeDirection,
  toastSwipeThresholdPx,
  toastViewportHotkey,
} from '#shared/constants.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { durations, isMotionReduced } from '../styles/motion.ts';
import { layers, space } from '../styles/tokens.ts';
import type { Send } from './lazy-toast-region.tsx';
import { Toast, toastHeightProperty } from './toast.tsx';
import { dismissToast, type ToastRecord } from './toast-store.ts';

/**
 * The corner of the page where toasts appear. Each toast has a provider of its own, so that a timer that was held for
 * the toast before it is not held for the new one.
 */
export function ToastRegion({ toast }: { toast: ToastRecord }) {
  const words = useContent().words.toast;
  const region = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toast. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function dismiss() {
    dismissToast(toast.id);
    returnFocus();
  }

  function returnFocus() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && region.current?.contains(activeElement))) return;
    if (origin.current) origin.current.focus({ preventScroll: true });
    else activeElement.blur();
  }

  /**
   * A toast does not close while it has the focus. When a press on the toast ends, the focus therefore returns to the
   * element that had it before, unless the press has selected text.
   */
  function onMouseDown() {
    const onMouseUp = () => {
      if (document.getSelection()?.isCollapsed) returnFocus();
    };
    // The press may end outside the toast.
    document.addEventListener('mouseup', onMouseUp, { once: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only return the focus.
    <div ref={region} onFocus={rememberOrigin} onMouseDown={onMouseDown} css={wrapper}>
      <Provider
        key={toast.id}
        label={words.announcement}
        duration={toast.durationMs ?? toastDurationMs}
        swipeDirection={toastSwipeDirection}
        swipeThreshold={toastSwipeThresholdPx}
      >
        <Toast toast={toast} onDismiss={dismiss} />
        <Viewport hotkey={[toastViewportHotkey]} label={words.region} css={corner} />
      </Provider>
    </div>
  );
}

/** Calls `send`, and folds the letter into the toast, which is shown longer by the duration of the fold. */
export function foldLetter(letter: HTMLElement, send: Send): void {
  if (isMotionReduced() || !('startViewTransition' in document)) {
    send();
    return;
  }
  // The browser animates from the element with this name before the callback to the one that has it afterwards.
  letter.style.viewTransitionName = 'letter';
  const { ready, finished } = document.startViewTransition(async () => {
    const toast = await send(toastDurationMs + durations.foldMs);
    letter.style.viewTransitionName = '';
    toast?.style.setProperty('view-transition-name', 'letter');
    finished.finally(() => toast?.style.removeProperty('view-transition-name'));
  });
  // The browser skips the fold in a hidden tab, and when the next fold starts. That is not an error.
  ready.catch(() => {});
}

const wrapper = css({
  // An empty region would be a landmark too.
  '&:not(:has(li))': { display: 'none' },
  // The browser scrolls an element with the focus to above the toast, also at the end of the page (WCAG 2.2, 2.4.11).
  'html:has(& [data-state=open])': { scrollPaddingBottom: `var(${toastHeightProperty})` },
  '&:has([data-state=open])': { paddingBottom: `var(${toastHeightProperty})` },
});

const corner = css({
  position: 'fixed',
  zIndex: layers.toast,
  insetInline: 0,
  bottom: 0,
  padding: space.gutter,
  // The page below the corner can be pressed, because the toast alone takes the pointer.
  pointerEvents: 'none',
  [media.fromMedium]: {
    // The toast is not aligned with the letter, because it would look like a faulty part of the letter.
    insetInline: 'auto 0',
    width: 'min(30rem, 100vw)',
  },
  // The focus ring is drawn around the toast, not around the whole corner.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [media.shortNarrow]: { padding: space[8] },
});
