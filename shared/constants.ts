/** The constants of the specification, section 9. Radix Toast itself has the 10 px and 2 px before a swipe. */

/** The header turns solid once the page is scrolled more than this many CSS pixels. */
export const headerScrollThresholdPx = 50;

/** How long a toast is visible, in milliseconds, unless it is hovered or focused. */
export const toastDurationMs = 5000;

/** How far, in CSS pixels, a toast has to be swiped before letting go dismisses it. */
export const toastSwipeThresholdPx = 50;

/** Another direction also needs another animation in `toast.tsx`. */
export const toastSwipeDirection = 'right';

/** The key that moves focus to the toast region. */
export const toastViewportHotkey = 'F8';

/** How long a dismissed toast stays in the store before it is removed, not how long it is visible. */
export const toastRemovalDelayMs = 1_000_000;

/** How long, in milliseconds, the pointer has to be on the drop-down's button before it opens. */
export const dropDownOpenDelayMs = 200;

/** For how long after it has closed, in milliseconds, the drop-down opens again without that delay. */
export const dropDownSkipDelayMs = 300;

/** How long after the pointer has left it, in milliseconds, the drop-down closes. */
export const dropDownCloseDelayMs = 150;

/** The time from the click to the end of the page transition, in seconds, with exit and entry. */
export const pageTransitionS = 0.8;

export const heroMinHeightPx = 700;

/** The height of the message field, in rows (specification, section 3). */
export const messageRows = 6;
