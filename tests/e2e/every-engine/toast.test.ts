import { expect } from '@playwright/test';
import { toastDurationMs } from '#shared/constants.ts';
import { productionUrl } from '../../support/addresses.ts';
import { fillForm, submitForm } from '../../support/engines/form.ts';
import { clickOn, expectSight, hoverOver, look } from '../../support/engines/sight.ts';
import { toast, toastCloseButton } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { openInteractive } from '../../support/engines/whereabouts.ts';

test.beforeEach(async ({ visitor }) => {
  await openInteractive(visitor, productionUrl);
  await noteToastTimes(visitor);
  await fillForm(visitor);
  await submitForm(visitor);
  await expectSight(visitor, toast, { isVisible: true });
});

test('the toast goes by itself, and not before its time', async ({ visitor }) => {
  await expectSight(visitor, toast, { isVisible: false });
  const shownMs = await visitor.evaluate(() => Number(document.documentElement.dataset.shownMs));
  expect(shownMs).toBeGreaterThan(toastDurationMs - 100);
});

test('the close button dismisses the toast', async ({ visitor }) => {
  await clickOn(visitor, toastCloseButton);
  await expectDismissed(visitor);
});

test('F8 takes the focus to the notifications, and Tab on into the toast', async ({ visitor }) => {
  await visitor.press('F8');
  const focused = () =>
    visitor.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel);
  await expect.poll(focused).toBe('Notifications (F8)');
  await visitor.press('Tab');
  await expectSight(visitor, toast, { isFocused: true });
  await visitor.press('Tab');
  await expectSight(visitor, toastCloseButton, { isFocused: true });
});

test('a swipe to the right by more than 50 px dismisses the toast', async ({ visitor }) => {
  await swipe(visitor, 60);
  await expectDismissed(visitor);
});

test('a shorter one leaves it where it was', async ({ visitor }) => {
  const { middle } = await look(visitor, toast);
  await swipe(visitor, 40);
  await expect.poll(async () => (await look(visitor, toast)).middle.x).toBe(middle.x);
  await expectSight(visitor, toast, { isVisible: true });
});

async function swipe(visitor: Visitor, x: number): Promise<void> {
  await hoverOver(visitor, toast);
  const { middle } = await look(visitor, toast);
  await visitor.pressMouse();
  for (let moved = 10; moved <= x; moved += 10) {
    await visitor.moveMouse({ x: middle.x + moved, y: middle.y });
  }
  await visitor.releaseMouse();
}

/** Expects the toast to have gone sooner than by itself. */
async function expectDismissed(visitor: Visitor): Promise<void> {
  await expectSight(visitor, toast, { isVisible: false });
  const shownMs = await visitor.evaluate(() => Number(document.documentElement.dataset.shownMs));
  expect(shownMs).toBeLessThan(toastDurationMs);
}

/** Has the page note for how long a toast was there. */
function noteToastTimes(visitor: Visitor): Promise<void> {
  return visitor.evaluate(() => {
    let cameMs = 0;
    new MutationObserver(() => {
      const isThere = document.querySelector('[role=region] li') !== null;
      if (isThere && !cameMs) cameMs = performance.now();
      if (!isThere && cameMs) {
        document.documentElement.dataset.shownMs ??= String(performance.now() - cameMs);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
