import { expect } from '@playwright/test';
import { phone } from '../support/devices.ts';
import { openPageWithAnimation } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { consoleOf, test, withMotion } from '../support/test.ts';

/* These tests remove the features that Chrome 109, Firefox 121 or Safari 16.4 lacks from the browser. */

// The tests bypass the content security policy, because they change inline code, whose hashes are in the policy.
test.use({ ...withMotion, bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(deleteNewBuiltIns);
  // Renaming `popover` makes the attribute, its selectors and its conditions unknown to this browser too. The same holds
  // for the selector `:user-invalid`.
  await page.route(/\/(\w*|.*\.js)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll('popover', 'unknown').replaceAll(':user-invalid', ':unknown');
    await route.fulfill({ response, body });
  });
});

test.afterEach(async ({ page }) => {
  const menus = page.locator('header button, header [unknown]');
  await expect(menus).toHaveCount(4);
  await expect(menus.filter({ visible: true })).toHaveCount(0);
  expect(await consoleOf(page)).toEqual([]);
});

test('the oldest browsers show pages, form and pictures', async ({ page, header, toast }) => {
  await openPageWithAnimation(page, '/');
  await expect(header.banner).toHaveCSS('background-color', /, 0\)$/);
  await toast.show();
  await header.link('Gallery').click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await page.getByRole('figure').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('2 / 8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the oldest browsers mark an invalid field by more than a colour', async ({ page, form }) => {
  await openPageWithAnimation(page, '/');
  await form.submit();
  await expect(form.field('name')).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
  await form.field('name').fill('Marlow');
  await expect(form.field('name')).not.toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
});

test('without popovers, links take the place of the menus', async ({ page, header }) => {
  await openPageWithAnimation(page, '/');
  await header.link('What we do').hover();
  await header.link('What we do').click();
  await expectSettledPage(page, 'What We Do');
  await page.setViewportSize(phone.viewport);
  await header.link('Menu').click();
  await page.keyboard.press('Tab');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Home' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

/** Deletes what the oldest browsers lack in JavaScript and in the DOM. The function runs in the page. */
function deleteNewBuiltIns(): void {
  const names = [
    'fromAsync groupBy toReversed toSorted toSpliced with withResolvers isWellFormed toWellFormed',
    'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
    'canParse parse checkVisibility moveBefore startViewTransition navigation scheduler',
    'requestIdleCallback hidePopover popover showPopover togglePopover',
  ];
  const owners = 'Array Document Element HTMLElement Map Object Promise Set String URL'.split(' ');
  const classes = owners.map((owner) => Reflect.get(window, owner));
  for (const owner of [window, ...classes, ...classes.map(({ prototype }) => prototype)]) {
    for (const name of names.join(' ').split(' ')) Reflect.deleteProperty(owner, name);
  }
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const name of ['filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'toArray']) {
    Reflect.deleteProperty(iterator, name);
  }
}
