import { expect, test } from 'vitest';
import { type HeadTag, headOf, type SiteAddress } from '#shared/head.ts';
import { pictures } from '#shared/pictures.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { sharingTagsOf } from '#shared/sharing-tags.ts';
import { businessName } from '#shared/site.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';

const siteUrl = 'https://site.example';

const site: SiteAddress = { siteUrl, isIndexed: true };

/** What meta and link tags say, by their names; each may be there once. */
function contentsOf(tags: readonly HeadTag[]): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const { name, attributes } of tags) {
    const key = attributes.property ?? attributes.name ?? attributes.rel ?? name;
    if (key in contents) throw new Error(`${key} is said twice.`);
    contents[key] = attributes.content ?? attributes.href ?? '';
  }
  return contents;
}

test.each(routeNames)(
  '%s has a title, a description, a robots tag and a canonical link',
  (name) => {
    const { title, description, path } = routes[name];
    expect(headOf(name, site).title).toBe(title);
    expect(contentsOf(headOf(name, site).tags)).toEqual({
      description,
      robots: 'index, follow, max-image-preview:large',
      canonical: siteUrl + path,
    });
  },
);

test.each(routeNames)('%s has Open Graph and Twitter tags', (name) => {
  const { title, description, path, sharingPicture } = routes[name];
  const pictureUrl = `${siteUrl}/${name}.jpg`;
  expect(contentsOf(sharingTagsOf(name, siteUrl, pictureUrl))).toEqual({
    'og:type': 'website',
    'og:site_name': businessName,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': pictureUrl,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictures[sharingPicture].alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': pictureUrl,
    'twitter:image:alt': pictures[sharingPicture].alt,
  });
});

test('the 404 page has a title and a description, is not indexed and has no canonical link', () => {
  const { title, tags } = headOf(null, site);
  expect(title).toBe(notFoundWords.title);
  expect(contentsOf(tags)).toEqual({
    description: notFoundWords.description,
    robots: 'noindex',
  });
});

test('with INDEXING=off every page is noindex', () => {
  for (const name of routeNames) {
    const { tags } = headOf(name, { ...site, isIndexed: false });
    expect(contentsOf(tags)).toHaveProperty('robots', 'noindex, nofollow');
  }
});
