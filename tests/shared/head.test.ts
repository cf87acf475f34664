import { expect, test } from 'vitest';
import { headOf, type SiteAddress } from '#shared/head.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';

const siteUrl = 'https://site.example';

const site: SiteAddress = {
  siteUrl,
  isIndexed: true,
  sharingPictureOf: (route) => `${siteUrl}/${route}.jpg`,
};

test.each(routeNames)('%s says its title, its description and where it stands', (name) => {
  const { title, tags } = headOf(name, site);
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
  expect(headOf(name, site).tags.length).toBeGreaterThan(0);
  expect(JSON.stringify(headOf(name, site))).not.toContain('noindex');
});

test('the 404 page has a title, stays out of the index and claims no address', () => {
  const { title, tags } = headOf(null, site);
  expect(title).toBe(notFoundWords.title);
  expect(tags).toContainEqual({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  expect(JSON.stringify(tags)).not.toContain('canonical');
});

test.each(routeNames)(
  '%s can be shared with its title, its words, its address and its picture',
  (name) => {
    const { title, description, path } = routes[name];
    const shared = Object.fromEntries(
      headOf(name, site).tags.map(({ attributes }) => [
        attributes.property ?? attributes.name,
        attributes.content,
      ]),
    );
    expect(shared).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': siteUrl + path,
      'og:image': `${siteUrl}/${name}.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:image': `${siteUrl}/${name}.jpg`,
    });
  },
);

test('a site that is not to be listed says so on every page', () => {
  for (const name of routeNames) {
    expect(headOf(name, { ...site, isIndexed: false }).tags).toContainEqual({
      name: 'meta',
      attributes: { name: 'robots', content: 'noindex, nofollow' },
    });
  }
});
