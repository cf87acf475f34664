import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { scrollVisitorTo } from '../../support/engines/scrolling.ts';
import { test } from '../../support/engines/test.ts';
import { openInteractive } from '../../support/engines/whereabouts.ts';
import { clearHeader, headerLookInPage, solidHeader } from '../../support/header-look.ts';
import { everyPage } from '../../support/site-pages.ts';

test('the home page has a clear header down to 50 px and a solid one past them', async ({
  visitor,
}) => {
  await openInteractive(visitor, productionUrl);
  await expect.poll(() => visitor.evaluate(headerLookInPage)).toEqual(clearHeader);
  await scrollVisitorTo(visitor, 50);
  expect(await visitor.evaluate(headerLookInPage)).toEqual(clearHeader);
  await scrollVisitorTo(visitor, 51);
  await expect.poll(() => visitor.evaluate(headerLookInPage)).toEqual(solidHeader);
  await scrollVisitorTo(visitor, 0);
  await expect.poll(() => visitor.evaluate(headerLookInPage)).toEqual(clearHeader);
});

test('every other page has a solid header at its top', async ({ visitor }) => {
  for (const { path } of everyPage.filter((each) => each.path !== '/')) {
    await openInteractive(visitor, productionUrl + path);
    expect(await visitor.evaluate(headerLookInPage), path).toEqual(solidHeader);
  }
});

test('the header stays at the top of a scrolled page', async ({ visitor }) => {
  await openInteractive(visitor, productionUrl);
  await scrollVisitorTo(visitor, 1500);
  const box = await visitor.evaluate(() => {
    const { top, height } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    return { top, isThere: (height ?? 0) > 40 };
  });
  expect(box).toEqual({ top: 0, isThere: true });
});
