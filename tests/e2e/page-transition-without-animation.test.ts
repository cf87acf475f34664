import { expect, test } from '@playwright/test';
import { headerLink } from '../support/header.ts';
import { animationScript, isLazyScript, loseLazyScripts } from '../support/lazy-scripts.ts';
import { clickAt } from '../support/mouse.ts';
import { openPage } from '../support/open-page.ts';
import { pageFrames } from '../support/page-frames.ts';

test('where the animation code is lost, pages swap visibly', async ({ page }) => {
  const lost = page.waitForEvent('requestfailed', (request) => animationScript.test(request.url()));
  await loseLazyScripts(page);
  await openPage(page, '/our-story');
  await lost;
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.locator('h1')).toHaveText(['Gallery']);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
});

test('before the animation code has come, pages swap visibly', async ({ page }) => {
  await page.route(
    (url) => isLazyScript(url.href),
    () => {},
  );
  await openPage(page, '/our-story');
  await clickAt(page, headerLink(page, 'gallery'));
  await expect(page.locator('h1')).toHaveText(['Gallery']);
  await expect(pageFrames(page)).toHaveCount(1);
  await expect(pageFrames(page)).toHaveCSS('opacity', '1');
});
