import { expect } from '@playwright/test';
import { everySite } from '../support/built-sites.ts';
import { phone } from '../support/devices.ts';
import { testWithFrozenClock as test } from '../support/test.ts';
import { findCovered, findCoveredFocus } from './checks/covered-focus.ts';

/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

test('the toast covers no element that has the focus', async ({ page, form, toast }) => {
  for (const screen of [{ width: 1280, height: 800 }, phone.viewport, zoomed]) {
    await page.setViewportSize(screen);
    await toast.show();
    await expect(form.submitButton).toBeFocused();
    expect(await findCovered(form.submitButton), `${screen.width} px`).toEqual([]);
    if (screen !== zoomed) expect(await findCoveredFocus(page), `${screen.width} px`).toEqual([]);
    await expect(toast.item).toBeVisible();
  }
});

test('the focus shows on the footer in white, on the hero as its words do', async ({ page }) => {
  for (const { url } of everySite) {
    await page.goto(url);
    const headline = page.getByRole('heading', { level: 1 });
    const ofHeadline = await headline.evaluate((element) => getComputedStyle(element).color);
    for (const [place, colour] of [
      ['main', ofHeadline],
      ['contentinfo', 'rgb(255, 255, 255)'],
    ] as const) {
      const link = page.getByRole(place).getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toHaveCSS('outline', `${colour} solid 2px`);
    }
  }
});
