import { expect } from '@playwright/test';
import { footerLinks, routes } from '#shared/routes.ts';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn, expectSight } from '../../support/engines/sight.ts';
import { headerLinkTo } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts } from '../../support/engines/whereabouts.ts';
import { everyPage, headings } from '../../support/site-pages.ts';

for (const { name, path, heading } of everyPage) {
  test(`${name} can be read and left without scripts`, async ({ visitor }) => {
    await visitor.open(productionUrl + path);
    await expectScriptsOff(visitor);
    await expectSight(
      visitor,
      { role: 'heading', name: heading, within: 'main' },
      { isInView: true },
    );
    await expectWhereabouts(visitor, { headings: [heading], isSettled: true });
    for (const link of footerLinks) {
      const target = { role: 'link', name: routes[link].label, within: 'footer' } as const;
      await expectSight(visitor, target, { isVisible: true });
    }
    const next = path === '/gallery' ? 'partners' : 'gallery';
    await clickOn(visitor, headerLinkTo(next));
    await expectWhereabouts(visitor, { headings: [headings[next]], isSettled: true });
  });
}

/** Expects that the engine really runs no scripts: one of the page's would have left its mark. */
async function expectScriptsOff(visitor: Visitor): Promise<void> {
  const mark = () => visitor.evaluate(() => document.documentElement.dataset.scroll ?? 'unmarked');
  expect(await mark()).toBe('unmarked');
}
