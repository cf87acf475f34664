/*
 * The constants of the specification, section 9 unless a comment says otherwise. The "swipe start threshold" and the
 * "toast limit" of that section are missing here, because Radix Toast contains the former, and the toast store has no
 * room for a second toast.
 */

/** The header becomes solid once the page is scrolled by more than this many CSS pixels. */
export const headerScrollThresholdPx = 50;

/** How long a toast is visible, in milliseconds, if it is neither hovered nor focused. */
export const toastDurationMs = 5000;

/** How far, in CSS pixels, a toast has to be swiped for the end of the swipe to dismiss it. */
export const toastSwipeThresholdPx = 50;

/** The direction of the swipe. If it changes, the animation in `toast.tsx` has to change too. */
export const toastSwipeDirection = 'right';

/** The key that moves the focus to the toast region. */
export const toastViewportHotkey = 'F8';

/** How long, in milliseconds, a dismissed toast stays in the store. It is no longer visible during this time. */
export const toastRemovalDelayMs = 1_000_000;

/** How long, in milliseconds, the pointer has to rest on the button of the drop-down before the drop-down opens. */
export const dropDownOpenDelayMs = 200;

/** For this many milliseconds after the drop-down has closed, the pointer reopens it without a delay. */
export const dropDownSkipDelayMs = 300;

/** How long, in milliseconds, the drop-down stays open after the pointer has left it. */
export const dropDownCloseDelayMs = 150;

/** The duration of the page transition in seconds, from the click until the new page has fully appeared. */
export const pageTransitionS = 0.8;

/** The minimum height of the hero, in CSS pixels. */
export const heroMinHeightPx = 700;

/** The height of the message field, in rows (specification, section 3). */
export const messageRows = 6;
