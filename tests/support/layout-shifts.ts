import type { Page } from '@playwright/test';

/** Records the layout shifts of every page from its start, except those after input. */
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

/** Returns the sum of the layout shifts since the last call. */
export async function takeShift(page: Page): Promise<number> {
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts').splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
