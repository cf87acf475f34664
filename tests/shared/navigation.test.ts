import { expect, test } from 'vitest';
import { footerLinks, headerLinks, linkLabels } from '#shared/navigation.ts';
import { routeNames } from '#shared/routes.ts';

test('the footer leads to every page', () => {
  expect([...footerLinks].sort()).toEqual([...routeNames].sort());
});

test('the header leads to every page but the services', () => {
  const linked = [...headerLinks.beforeServices, ...headerLinks.afterServices];
  expect([...linked, 'services'].sort()).toEqual([...routeNames].sort());
});

test('no two links are called the same', () => {
  expect(new Set(Object.values(linkLabels)).size).toBe(6);
});
