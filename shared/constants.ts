/* The constants of the specification, section 9. Its 10 px and 2 px before a swipe are part of Radix Toast. */

/** The header turns solid once the page is scrolled more than this many CSS pixels. */
export const headerScrollThresholdPx = 50;

/** How long a toast is visible, in milliseconds, if it is neither hovered nor focused. */
export const toastDurationMs = 5000;

/** How far, in CSS pixels, a toast has to be swiped so that it is dismissed when the finger lets go. */
export const toastSwipeThresholdPx = 50;

/** The direction of the swipe. Another direction also needs another animation in `toast.tsx`. */
export const toastSwipeDirection = 'right';

/** The key that moves focus to the toast region. */
export const toastViewportHotkey = 'F8';

/** How long, in milliseconds, a dismissed toast, which is no longer visible, stays in the store. */
export const toastRemovalDelayMs = 1_000_000;

/** How long, in milliseconds, the pointer has to be on the button of the drop-down before the drop-down opens. */
export const dropDownOpenDelayMs = 200;

/** How soon, in milliseconds, the pointer has to return after the drop-down has closed to reopen it without a delay. */
export const dropDownSkipDelayMs = 300;

/** How long, in milliseconds, the drop-down stays open after the pointer has left it. */
export const dropDownCloseDelayMs = 150;

/** The duration of the page transition, from the click to the end of the entry, in seconds. */
export const pageTransitionS = 0.8;

/** The minimum height of the hero, in CSS pixels. */
export const heroMinHeightPx = 700;

/** The height of the message field, in rows (specification, section 3). */
export const messageRows = 6;
