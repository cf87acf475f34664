import type { Page } from '@playwright/test';

/** Has every page note from its start on what moves that no visitor has moved. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts since the last time that this was asked. */
export async function takeShift(page: Page): Promise<number> {
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts').splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
