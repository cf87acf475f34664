import { css } from '@emotion/react';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
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
import { Toast } from './toast.tsx';
import {
  type ConfirmSubmission,
  currentToast,
  dismissToast,
  type ToastRecord,
} from './toast-store.ts';

/** Each toast gets a new provider, because a provider whose toast is closed while hovered or focused stays paused. */
export function ToastRegion({ toast }: { toast: ToastRecord }) {
  const words = useContent().words.toast;
  const region = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  function rememberFocus({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget)) return;
    previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function dismiss() {
    // Escape closes only the uppermost layer. Radix handles the key before the browser does, so a menu or the viewer is
    // still open here.
    const { event } = window;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape && document.querySelector('dialog[open], :is(:popover-open)')) return;
    dismissToast(toast.id);
    returnFocus();
  }

  function returnFocus() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && region.current?.contains(activeElement))) return;
    if (previousFocus.current) previousFocus.current.focus({ preventScroll: true });
    else activeElement.blur();
  }

  /**
   * Returns the focus to the previous element when a press on the toast ends, because a toast does not close while it
   * has the focus. If the press has selected text, the focus stays in the toast.
   */
  function onMouseDown() {
    const onMouseUp = () => {
      if (document.getSelection()?.isCollapsed) returnFocus();
    };
    // The listener is on the document because the press may end outside the toast.
    document.addEventListener('mouseup', onMouseUp, { once: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only return the focus.
    <div ref={region} onFocus={rememberFocus} onMouseDown={onMouseDown} css={wrapper}>
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

/**
 * Calls `confirm` and folds the letter into the toast, whose duration is extended by that of the fold. The toast of an
 * earlier letter leaves first.
 */
export async function foldLetter(letter: HTMLElement, confirm: ConfirmSubmission): Promise<void> {
  await dismissVisibleToast();
  if (isMotionReduced() || !('startViewTransition' in document)) {
    confirm();
    return;
  }
  // The transition starts from the element that has this name before the callback, and ends at the element that has the
  // name after it.
  letter.style.viewTransitionName = 'letter';
  const { ready, finished } = document.startViewTransition(async () => {
    const toast = await confirm(toastDurationMs + durations.foldMs);
    letter.style.viewTransitionName = '';
    toast?.style.setProperty('view-transition-name', 'letter');
    finished.finally(() => toast?.style.removeProperty('view-transition-name'));
  });
  // `ready` rejects if the browser skips the fold, in a hidden tab or because another fold starts.
  ready.catch(() => {});
}

async function dismissVisibleToast(): Promise<void> {
  const toast = currentToast();
  const element = document.querySelector('ol > [data-state=open]');
  if (!toast || !element) return;
  flushSync(() => dismissToast(toast.id));
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}

/** As high as a toast and the space around it. In low windows, half of the window stays free. */
const toastSpace = 'min(15rem, 50svh)';

const wrapper = css({
  // Screen readers would list even an empty region as a landmark.
  '&:not(:has(li))': { display: 'none' },
  // Keeps the toast from covering an element with the focus, also at the end of the page (WCAG 2.2, 2.4.11).
  'html:has(& [data-state=open])': { scrollPaddingBottom: toastSpace },
  '&:has([data-state=open])': { paddingBottom: toastSpace },
});

const corner = css({
  position: 'fixed',
  zIndex: layers.overlay,
  insetInline: 0,
  bottom: 0,
  padding: space.gutter,
  // Only the toast receives pointer events, so that the page behind the rest of the corner stays usable.
  pointerEvents: 'none',
  [media.fromMedium]: {
    insetInline: 'auto 0',
    width: 'min(30rem, 100vw)',
  },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [media.lowNarrow]: { padding: space[8] },
});
