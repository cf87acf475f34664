import { expect } from '@playwright/test';
import { everySite, sites } from '../support/built-sites.ts';
import { openPage } from '../support/loading.ts';
import { consoleOf } from '../support/messages.ts';
import { pageFrames } from '../support/page-frames.ts';
import { test, withMotion } from '../support/test.ts';

test.use(withMotion);

for (const site of everySite) {
  const tag = site === sites.sample ? ' @firefox' : '';
  test(`no page of ${site.name} writes to the console${tag}`, async ({ page, header }) => {
    await page.addInitScript(hurryAnimations);
    for (const path of site.paths) {
      await openPage(page, site.url + path);
      expect(await consoleOf(page), path).toEqual([]);
      if (path === '/') continue;
      const heading = await page.locator('h1').innerText();
      await header.banner.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(pageFrames(page)).toHaveCount(1);
      await page.goBack();
      await expect(pageFrames(page)).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(heading, { useInnerText: true });
      expect(await consoleOf(page), path).toEqual([]);
    }
  });
}

test('menus, form and toast leave the console empty @firefox', async ({ page, header, toast }) => {
  await openPage(page, '/');
  await header.dropDownButton.click();
  await page.keyboard.press('Escape');
  await toast.show();
  await toast.closeButton.click();
  await expect(toast.item).toHaveCount(0);
  await page.setViewportSize({ width: 460, height: 812 });
  await header.menuButton.click();
  await page.keyboard.press('Escape');
  expect(await consoleOf(page)).toEqual([]);
});

/** Plays what scripts animate twenty times as fast, because this test is not about time. It runs in the page. */
function hurryAnimations(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.playbackRate = 20;
    return animation;
  };
}
