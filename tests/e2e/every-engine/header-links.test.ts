import { expect } from '@playwright/test';
import { headerLinks, routes } from '#shared/routes.ts';
import { productionUrl } from '../../support/addresses.ts';
import { clickOn } from '../../support/engines/sight.ts';
import { headerLinkTo } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import type { Visitor } from '../../support/engines/visitor.ts';
import { expectWhereabouts, openInteractive } from '../../support/engines/whereabouts.ts';
import { headings } from '../../support/site-pages.ts';

for (const name of [...headerLinks.beforeServices, ...headerLinks.afterServices]) {
  test(`the header’s link to ${name} changes address, title and focus at once`, async ({
    visitor,
  }) => {
    await openInteractive(visitor, `${productionUrl}/services`);
    await noteFocusedHeading(visitor);
    await clickOn(visitor, headerLinkTo(name));
    await expectWhereabouts(visitor, { headings: [headings[name]], isSettled: true });
    const seen = await visitor.evaluate(() => document.documentElement.dataset.seen ?? '');
    expect(seen).toBe([headings[name], routes[name].path, routes[name].title].join(' · '));
  });
}

/** Has the page note address and title in the very task in which a heading gets the focus. */
function noteFocusedHeading(visitor: Visitor): Promise<void> {
  return visitor.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      queueMicrotask(() => {
        document.documentElement.dataset.seen = [
          target.textContent,
          window.location.pathname,
          document.title,
        ].join(' · ');
      });
    });
  });
}
