import { expect, test } from 'vitest';
import { pathTo, routeAt, routeNames, routes } from '#shared/routes.ts';

test('each route is found by exactly its path, and leads to it', () => {
  expect(routeNames.length).toBeGreaterThan(0);
  for (const name of routeNames) {
    expect(routeAt(routes[name].path)).toBe(name);
    expect(pathTo(name)).toBe(routes[name].path);
  }
  for (const path of ['', '/Our-Story', '/our-story/', '/our-story?a=1', '/nope', '/toString']) {
    expect(routeAt(path), path).toBeNull();
  }
});

test('an anchor is appended to the path', () => {
  expect(pathTo('services', 'store-decor')).toBe(`${routes.services.path}#store-decor`);
  expect(pathTo('contactForm')).toBe(`${routes.home.path}#contact`);
});
