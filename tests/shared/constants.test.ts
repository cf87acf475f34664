import { expect, test } from 'vitest';
import * as constants from '#shared/constants.ts';

/** The specification's section 9, with the rows of its message field (section 3). */
const specified: Record<keyof typeof constants, number | string> = {
  headerScrollThresholdPx: 50,
  toastDurationMs: 5000,
  toastSwipeThresholdPx: 50,
  toastSwipeDirection: 'right',
  toastViewportHotkey: 'F8',
  toastLimit: 1,
  toastRemovalDelayMs: 1_000_000,
  swipeStartTouchThresholdPx: 10,
  swipeStartOtherThresholdPx: 2,
  dropDownOpenDelayMs: 200,
  dropDownSkipDelayMs: 300,
  dropDownCloseDelayMs: 150,
  pageTransitionS: 0.8,
  heroMinHeightPx: 700,
  messageRows: 6,
};

test.each(Object.entries(specified))('%s is %s', (name, value) => {
  expect({ ...constants }).toHaveProperty(name, value);
});

test('there are no others', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(specified).sort());
});
