import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { test } from '../../support/engines/test.ts';
import { whereabouts } from '../../support/engines/whereabouts.ts';
import { clearHeader, headerLookInPage, solidHeader } from '../../support/header-look.ts';

test('without scripts the home page’s header is clear at the top and, scrolled, readable or gone', async ({
  visitor,
}) => {
  await visitor.open(productionUrl);
  expect(await visitor.evaluate(headerLookInPage)).toEqual(clearHeader);
  await visitor.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(async () => (await whereabouts(visitor)).scrollY).toBeGreaterThan(1000);
  const look = async () => {
    const bottom = await visitor.evaluate(
      () => document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN,
    );
    return bottom <= 0 ? solidHeader : visitor.evaluate(headerLookInPage);
  };
  await expect.poll(look).toEqual(solidHeader);
});

test('without scripts the other pages have a solid header', async ({ visitor }) => {
  await visitor.open(`${productionUrl}/gallery`);
  expect(await visitor.evaluate(headerLookInPage)).toEqual(solidHeader);
});
