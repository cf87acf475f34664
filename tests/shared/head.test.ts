import { expect, test } from 'vitest';
import { headOf } from '#shared/head.ts';
import { notFoundRoute, routeNames, routes } from '#shared/routes.ts';

const siteUrl = 'https://site.example';

test.each(routeNames)('%s says its title, its description and where it stands', (name) => {
  const { title, tags } = headOf(name, siteUrl);
  const { path, description } = routes[name];
  expect(title).toBe(routes[name].title);
  expect(tags).toContainEqual({
    name: 'meta',
    attributes: { name: 'description', content: description },
  });
  expect(tags).toContainEqual({
    name: 'link',
    attributes: { rel: 'canonical', href: `${siteUrl}${path}` },
  });
});

test.each(routeNames)('%s asks no one to leave it out of an index', (name) => {
  expect(headOf(name, siteUrl).tags.length).toBeGreaterThan(0);
  expect(JSON.stringify(headOf(name, siteUrl))).not.toContain('noindex');
});

test('the 404 page has a title, stays out of the index and claims no address', () => {
  const { title, tags } = headOf(null, siteUrl);
  expect(title).toBe(notFoundRoute.title);
  expect(tags).toContainEqual({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  expect(JSON.stringify(tags)).not.toContain('canonical');
});
