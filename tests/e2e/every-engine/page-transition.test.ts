import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn } from '../../support/engines/sight.ts';
import { headerLinkTo } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts, openInteractive } from '../../support/engines/whereabouts.ts';
import { animationScript } from '../../support/lazy-scripts.ts';
import { headings } from '../../support/site-pages.ts';

test('a page change that is broken off twice ends on the last page without a message', async ({
  visitor,
}) => {
  await openInteractive(visitor, `${productionUrl}/services`);
  const isAnimation = (url: string) => animationScript.test(url);
  await expect.poll(async () => (await loadedScripts(visitor)).some(isAnimation)).toBe(true);
  await clickOn(visitor, headerLinkTo('ourStory'));
  await expectWhereabouts(visitor, { headings: [headings.ourStory], isSettled: true });
  await visitor.evaluate(async () => {
    for (const path of ['/gallery', '/our-story', '/partners']) {
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
      // A machine that stalls for as long as a transition takes shows none.
      const latest = performance.now() + 3000;
      while (
        performance.now() < latest &&
        !document.querySelector('main')?.getAnimations({ subtree: true }).length
      ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expectWhereabouts(visitor, {
    path: '/partners',
    headings: [headings.partners],
    focused: headings.partners,
    isSettled: true,
  });
  expect(await visitor.messages()).toEqual([]);
});

function loadedScripts(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}
