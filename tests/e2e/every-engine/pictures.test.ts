import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn } from '../../support/engines/sight.ts';
import { headerLinkTo } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts, openInteractive } from '../../support/engines/whereabouts.ts';
import { headings } from '../../support/site-pages.ts';

test('a page change fetches no other file of a picture than it shows', async ({ visitor }) => {
  await openInteractive(visitor, `${productionUrl}/our-story`);
  await clickOn(visitor, headerLinkTo('gallery'));
  await expectWhereabouts(visitor, { headings: [headings.gallery], isSettled: true });
  await expect.poll(() => shownFile(visitor)).toMatch(/\.avif$/);
  expect(await filesAsked(visitor)).toEqual(new Set([await shownFile(visitor)]));
});

/** The address of the page's picture once it is there. */
function shownFile(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => {
    const [image] = document.querySelectorAll<HTMLImageElement>('main img');
    return image?.complete ? image.currentSrc : '';
  });
}

/** The addresses of the gallery's picture that were asked for; WebKit also lists what it had already. */
async function filesAsked(visitor: Visitor): Promise<Set<string>> {
  const files = await visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/gallery-')),
  );
  return new Set(files);
}
