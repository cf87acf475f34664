import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { productionUrl } from '../../support/addresses.ts';
import { expectUnderHeader, scrollVisitorTo } from '../../support/engines/scrolling.ts';
import { clickOn } from '../../support/engines/sight.ts';
import { headerLinkTo } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import {
  expectInteractive,
  expectWhereabouts,
  openInteractive,
} from '../../support/engines/whereabouts.ts';
import { headings } from '../../support/site-pages.ts';

test('back and forward bring each page back to where it was', async ({ visitor }) => {
  await openInteractive(visitor, productionUrl);
  await scrollVisitorTo(visitor, 1200);
  await clickOn(visitor, headerLinkTo('gallery'));
  await expectWhereabouts(visitor, { headings: [headings.gallery], scrollY: 0 });
  await visitor.goBack();
  await expectWhereabouts(visitor, { path: '/', headings: [headings.home], scrollY: 1200 });
  await visitor.goForward();
  await expectWhereabouts(visitor, { path: '/gallery', headings: [headings.gallery], scrollY: 0 });
});

test('a reload keeps the position, and Back the one before', async ({ visitor }) => {
  await openInteractive(visitor, productionUrl);
  await scrollVisitorTo(visitor, 1200);
  await clickOn(visitor, headerLinkTo('gallery'));
  await expectWhereabouts(visitor, { headings: [headings.gallery], scrollY: 0 });
  await clickOn(visitor, { role: 'link', name: routes.services.label, within: 'footer' });
  // A browser restores where the page's parts were, so they have to stand still.
  await expectWhereabouts(visitor, { headings: [headings.services], scrollY: 0, isSettled: true });
  await scrollVisitorTo(visitor, 400);
  await visitor.reload();
  await expectInteractive(visitor);
  await expectWhereabouts(visitor, { path: '/services', scrollY: 400 });
  await visitor.goBack();
  await visitor.goBack();
  await expectWhereabouts(visitor, { path: '/', headings: [headings.home], scrollY: 1200 });
});

for (const { anchor } of services) {
  test(`a direct visit to #${anchor} lands under the header`, async ({ visitor }) => {
    await openInteractive(visitor, `${productionUrl}/services#${anchor}`);
    await expectUnderHeader(visitor, anchor);
  });
}
