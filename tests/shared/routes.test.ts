import { expect, test } from 'vitest';
import { pathTo, routeAt, routeNames, routes } from '#shared/routes.ts';

test('each route is found by its path, and leads to it', () => {
  expect(routeNames).toHaveLength(6);
  for (const name of routeNames) {
    expect(routeAt(routes[name].path)).toBe(name);
    expect(pathTo(name)).toBe(routes[name].path);
  }
});

test.each(['', '/Our-Story', '/our-story/', '/our-story?a=1', 'our-story', '/nope', '/toString'])(
  '"%s" is no path of a route',
  (path) => {
    expect(routeAt(path)).toBeNull();
  },
);

test('an anchor follows the path', () => {
  expect(pathTo('services', 'store-decor')).toBe('/services#store-decor');
  expect(pathTo('home', 'contact')).toBe('/#contact');
});

test('no two routes share a path, a title or a description', () => {
  for (const property of ['path', 'title', 'description'] as const) {
    expect(new Set(routeNames.map((name) => routes[name][property])).size).toBe(6);
  }
});

test('every path is its own canonical form', () => {
  for (const name of routeNames) expect(routes[name].path).toMatch(/^\/$|^(\/[a-z]+(-[a-z]+)*)+$/);
});
