import { services } from '#shared/services.ts';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn, expectSight, focusOn, hoverOver } from '../../support/engines/sight.ts';
import { dropDown, headerLinkTo, menu, serviceLink } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts } from '../../support/engines/whereabouts.ts';
import { headings } from '../../support/site-pages.ts';

test('the drop-down opens on hover without scripts', async ({ visitor }) => {
  await visitor.open(`${productionUrl}/gallery`);
  await hoverOver(visitor, dropDown);
  await expectServices(visitor, true);
  await visitor.moveMouse({ x: 640, y: 700 });
  await expectServices(visitor, false);
});

test('the drop-down opens on focus without scripts, and its links can be followed', async ({
  visitor,
}) => {
  await visitor.open(`${productionUrl}/gallery`);
  await focusOn(visitor, dropDown);
  await expectServices(visitor, true);
  await visitor.press('Tab');
  await expectSight(visitor, serviceLink('Wedding Styling & Decor'), { isFocused: true });
  await visitor.press('Enter');
  await expectWhereabouts(visitor, { path: '/services#wedding-styling' });
});

test('the small-screen panel opens, closes and leads on without scripts', async ({ visitor }) => {
  await visitor.resize(460, 812);
  await visitor.open(`${productionUrl}/gallery`);
  const link = headerLinkTo('partners');
  await expectSight(visitor, link, { isVisible: false });
  await clickOn(visitor, menu);
  await expectSight(visitor, link, { isVisible: true });
  await visitor.press('Escape');
  await expectSight(visitor, link, { isVisible: false });
  await expectSight(visitor, menu, { isFocused: true });
  await clickOn(visitor, menu);
  await clickOn(visitor, link);
  await expectWhereabouts(visitor, { path: '/partners', headings: [headings.partners] });
  await expectSight(visitor, link, { isVisible: false });
});

async function expectServices(visitor: Visitor, isVisible: boolean): Promise<void> {
  for (const { title } of services) await expectSight(visitor, serviceLink(title), { isVisible });
}
