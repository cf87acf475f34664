import { expect, type Page, test } from '@playwright/test';
import { readHeaderLook, solidHeader } from '../support/header-look.ts';
import { holdBackMainScript } from '../support/hold-back.ts';
import { openPage } from '../support/open-page.ts';
import { scrollPageTo } from '../support/scrolling.ts';

test('a home page reloaded half-way down has a solid header before the main script has run', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1500);
  await holdBackMainScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => window.scrollY > 1000);
  await expect.poll(() => readHeaderLook(page)).toEqual(solidHeader);
});

test('it is solid from the first frame that is painted there, without fading in', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollPageTo(page, 1500);
  await holdBackMainScript(page);
  await noteFirstScrolledFrame(page);
  await page.reload({ waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-first-ground', /./);
  await expect(html).toHaveAttribute('data-first-ground', 'rgb(251, 248, 243)');
});

/** Notes, in the task after the first frame that is scrolled, what the header was painted on. */
async function noteFirstScrolledFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function look() {
      const header = document.querySelector('header');
      if (!header || window.scrollY <= 50) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement.dataset.firstGround = getComputedStyle(header).backgroundColor;
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  });
}
