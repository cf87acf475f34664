import { expect } from '@playwright/test';
import { everyPage, headings } from '../site-pages.ts';
import { fillForm, submitButton } from './form.ts';
import { clickOn, expectSight, hoverOver } from './sight.ts';
import { dropDown, headerLinkTo, menu, toast, toastCloseButton } from './targets.ts';
import { test } from './test.ts';
import { expectWhereabouts, openInteractive } from './whereabouts.ts';

/** Tests that the site at `url` says nothing while it is used. */
export function testQuietVisits(build: string, url: string): void {
  for (const { name, path, heading } of everyPage) {
    test(`${name} loads and leads on without a message in the ${build} build`, async ({
      visitor,
    }) => {
      await openInteractive(visitor, url + path);
      await expectWhereabouts(visitor, { headings: [heading] });
      const next = path === '/gallery' ? 'partners' : 'gallery';
      await clickOn(visitor, headerLinkTo(next));
      await expectWhereabouts(visitor, { headings: [headings[next]], isSettled: true });
      expect(await visitor.messages()).toEqual([]);
    });
  }

  test(`drop-down, form and toast work without a message in the ${build} build`, async ({
    visitor,
  }) => {
    await openInteractive(visitor, `${url}/`);
    await hoverOver(visitor, dropDown);
    await expectSight(visitor, dropDown, { expanded: 'true' });
    await visitor.press('Escape');
    await fillForm(visitor);
    await clickOn(visitor, submitButton);
    await clickOn(visitor, toastCloseButton);
    await expectSight(visitor, toast, { isVisible: false });
    expect(await visitor.messages()).toEqual([]);
  });

  test(`the small-screen panel works without a message in the ${build} build`, async ({
    visitor,
  }) => {
    await visitor.resize(460, 812);
    await openInteractive(visitor, `${url}/`);
    await clickOn(visitor, menu);
    await clickOn(visitor, headerLinkTo('partners'));
    await expectWhereabouts(visitor, { headings: [headings.partners], isSettled: true });
    expect(await visitor.messages()).toEqual([]);
  });
}
