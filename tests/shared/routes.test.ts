import { expect, test } from 'vitest';
import { footerLinks, headerLinks, pathTo, routeAt, routeNames, routes } from '#shared/routes.ts';

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

test('header and footer link to the pages that say so, in the order of the table', () => {
  const { beforeServices, afterServices } = headerLinks;
  for (const name of routeNames) {
    const { header, isInFooter } = routes[name];
    expect(beforeServices.includes(name)).toBe(header === 'before services');
    expect(afterServices.includes(name)).toBe(header === 'after services');
    expect(footerLinks.includes(name)).toBe(isInFooter);
  }
  for (const links of [beforeServices, afterServices, footerLinks]) {
    expect(links).toEqual(routeNames.filter((name) => links.includes(name)));
  }
});
