/*
 * The constants of the specification, section 9 except for `messageRows`. The "swipe start threshold" of that section
 * is part of Radix Toast. The "toast limit" is one, because the toast store has room for one toast.
 */

/** The header is solid while the page is scrolled by more than this. */
export const headerScrollThresholdPx = 50;

/** How long a toast is visible unless it is hovered or focused. */
export const toastDurationMs = 5000;

/** How far a toast has to be swiped for the end of the swipe to dismiss it. */
export const toastSwipeThresholdPx = 50;

/** If this direction changes, the animation in `toast.tsx` has to change too. */
export const toastSwipeDirection = 'right';

export const toastViewportHotkey = 'F8';

/** How long a dismissed toast stays in the store, where it is no longer visible. */
export const toastRemovalDelayMs = 1_000_000;

/** How long the pointer has to rest on the button of the drop-down before the drop-down opens. */
export const dropDownOpenDelayMs = 200;

/** For this long after the drop-down has closed, the pointer reopens it without a delay. */
export const dropDownSkipDelayMs = 300;

/** How long the drop-down stays open after the pointer has left it. */
export const dropDownCloseDelayMs = 150;

/** The time from the click until the new page has fully appeared. */
export const pageTransitionMs = 800;

export const heroMinHeightPx = 700;

/** Specification, section 3. */
export const messageRows = 6;
