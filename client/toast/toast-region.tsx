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
import { durations } from '../styles/motion.ts';
import { layers, space } from '../styles/tokens.ts';
import { keptFreeVariable, Toast } from './toast.tsx';
import { dismissToast, type ToastRecord } from './toast-store.ts';

/** The corner of the page where toasts appear. Each has a provider of its own: none inherits a timer that is held. */
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

  /** A tap or a click does not hold a toast by its focus, unless its text is selected. */
  function onMouseUp() {
    if (document.getSelection()?.isCollapsed) returnFocus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees to the focus.
    <div ref={region} onFocus={rememberOrigin} onMouseUp={onMouseUp} css={wrapper}>
      <Provider
        key={toast.id}
        label={words.announcement}
        duration={toast.durationMs ?? toastDurationMs}
        swipeDirection={toastSwipeDirection}
        swipeThreshold={toastSwipeThresholdPx}
      >
        <Toast toast={toast} onDismiss={dismiss} />
        <Viewport
          hotkey={[toastViewportHotkey]}
          label={words.region.replace('{hotkey}', toastViewportHotkey)}
          css={corner}
        />
      </Provider>
    </div>
  );
}

/** Lets `sheet` fold into the toast that `send` resolves with. `send` is told for how many milliseconds: 0 if not. */
export function foldIntoToast(
  sheet: HTMLElement,
  send: (foldMs: number) => Promise<HTMLElement | null>,
): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    void send(0);
    return;
  }
  sheet.style.viewTransitionName = 'letter';
  const { ready, finished } = document.startViewTransition(async () => {
    const toast = await send(durations.foldMs);
    sheet.style.viewTransitionName = '';
    toast?.style.setProperty('view-transition-name', 'letter');
    finished.finally(() => toast?.style.removeProperty('view-transition-name'));
  });
  // One that is skipped, in a hidden tab or for the next one, is not an error.
  ready.catch(() => {});
}

const wrapper = css({
  // An empty region would be a landmark too.
  '&:not(:has(li))': { display: 'none' },
  // The browser scrolls the focus to above the toast, also at the end of the page (WCAG 2.2, 2.4.11).
  'html:has(& [data-state=open])': { scrollPaddingBottom: `var(${keptFreeVariable})` },
  'html:has(& [data-state=open]) body': { paddingBottom: `var(${keptFreeVariable})` },
});

const corner = css({
  position: 'fixed',
  zIndex: layers.toast,
  insetInline: 0,
  bottom: 0,
  padding: space.gutter,
  [media.fromMedium]: {
    // In the window's corner: edges in line with the letter's would look like a fault of that.
    insetInline: 'auto 0',
    width: 'min(30rem, 100vw)',
  },
  // The focus ring is drawn around the toast, not around the whole corner.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [media.shortNarrow]: { padding: space[8] },
});
