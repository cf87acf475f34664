import { expect, test } from 'vitest';
import { footerLinks, headerLinks, pathTo, routeAt, routeNames, routes } from '#shared/routes.ts';

test('each route is found by its path, and leads to it', () => {
  expect(routeNames.length).toBeGreaterThan(0);
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

test('an anchor is appended to the path', () => {
  expect(pathTo('services', 'store-decor')).toBe(`${routes.services.path}#store-decor`);
  expect(pathTo('contactForm')).toBe(`${routes.home.path}#contact`);
});

test('header and footer link to the pages that say so, in the order of the table', () => {
  const { beforeServices, afterServices } = headerLinks;
  for (const name of routeNames) {
    const places = [beforeServices.includes(name), afterServices.includes(name)];
    const { header } = routes[name];
    expect(places).toEqual([header === 'before services', header === 'after services']);
  }
  for (const links of [beforeServices, afterServices, footerLinks]) {
    expect(links).toEqual(routeNames.filter((name) => links.includes(name)));
  }
});
