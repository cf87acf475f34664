/** The specification's section 9, row by row; browser tests hold what Radix fixes itself to them. */

/** The header turns solid once the page is scrolled more than this many CSS pixels. */
export const headerScrollThresholdPx = 50;

/** How long a toast is seen, in milliseconds, unless it is hovered or focused. */
export const toastDurationMs = 5000;

/** How far, in CSS pixels, a toast has to be swiped before letting go dismisses it. */
export const toastSwipeThresholdPx = 50;

export const toastSwipeDirection = 'right';

/** The key that moves focus to the toast region. */
export const toastViewportHotkey = 'F8';

/** How many toasts are seen at once; a new one replaces the old. */
export const toastLimit = 1;

/** How long a dismissed toast stays in state before it is dropped, not how long it is seen. */
export const toastRemovalDelayMs = 1_000_000;

/** How far, in CSS pixels, a finger moves before it is a swipe; fixed inside Radix Toast. */
export const swipeStartTouchThresholdPx = 10;

/** The same for a mouse or a pen; fixed inside Radix Toast. */
export const swipeStartOtherThresholdPx = 2;

/** How long, in milliseconds, the pointer rests on the drop-down's button before it opens. */
export const dropDownOpenDelayMs = 200;

/** How long, in milliseconds, after closing the drop-down opens again without that delay. */
export const dropDownSkipDelayMs = 300;

/** How long, in milliseconds, after the pointer has left the drop-down closes. */
export const dropDownCloseDelayMs = 150;

/** From the click to a settled page, in seconds; leaving and entering share it. */
export const pageTransitionS = 0.8;

export const heroMinHeightPx = 700;

/** The height of the message field, in rows (specification, section 3). */
export const messageRows = 6;
