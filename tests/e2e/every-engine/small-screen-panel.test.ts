import { expect } from '@playwright/test';
import { headerLinks, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn, expectSight, focusOn } from '../../support/engines/sight.ts';
import { headerLinkTo, menu } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts, openInteractive } from '../../support/engines/whereabouts.ts';
import { headings } from '../../support/site-pages.ts';

test.beforeEach(async ({ visitor }) => {
  await visitor.resize(460, 812);
  await openInteractive(visitor, `${productionUrl}/gallery`);
});

test('the menu button opens the panel with its links and closes it again', async ({ visitor }) => {
  expect(await shownLinks(visitor)).toEqual([]);
  await clickOn(visitor, menu);
  await expectSight(visitor, menu, { expanded: 'true' });
  expect(await shownLinks(visitor)).toEqual([
    ...headerLinks.beforeServices.map((name) => routes[name].label),
    ...services.map(({ title }) => title),
    ...headerLinks.afterServices.map((name) => routes[name].label),
  ]);
  await clickOn(visitor, menu);
  await expectSight(visitor, menu, { expanded: 'false' });
  await expect.poll(() => shownLinks(visitor)).toEqual([]);
});

test('choosing a link closes the panel and goes there', async ({ visitor }) => {
  await clickOn(visitor, menu);
  await clickOn(visitor, headerLinkTo('partners'));
  await expectWhereabouts(visitor, { path: '/partners', focused: headings.partners });
  await expectSight(visitor, menu, { expanded: 'false' });
  await expect.poll(() => shownLinks(visitor)).toEqual([]);
});

test('Escape closes the panel and gives the focus back to the button', async ({ visitor }) => {
  await focusOn(visitor, menu);
  await visitor.press('Enter');
  await expectSight(visitor, headerLinkTo('home'), { isVisible: true });
  await visitor.press('Escape');
  await expectSight(visitor, menu, { expanded: 'false', isFocused: true });
  expect(await shownLinks(visitor)).toEqual([]);
});

/** What the links of the header's navigation say that are to be seen. */
function shownLinks(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() =>
    [...document.querySelectorAll('header nav a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.textContent ?? ''),
  );
}
