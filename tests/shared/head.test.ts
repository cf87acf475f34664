import { expect, test } from 'vitest';
import { type HeadTag, headOf, type SiteAddress } from '#shared/head.ts';
import { pictures } from '#shared/pictures.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';

const siteUrl = 'https://site.example';

const site: SiteAddress = {
  siteUrl,
  isIndexed: true,
  sharingPictureOf: (route) => `${siteUrl}/${route}.jpg`,
};

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

test.each(routeNames)('%s says who and where it is to search engines and networks', (name) => {
  const { title, description, path, sharingPicture } = routes[name];
  const { script, ...said } = contentsOf(headOf(name, site).tags);
  expect(headOf(name, site).title).toBe(title);
  expect(said).toEqual({
    description,
    robots: 'index, follow, max-image-preview:large',
    canonical: siteUrl + path,
    'og:type': 'website',
    'og:site_name': businessName,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': `${siteUrl}/${name}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictures[sharingPicture].alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': `${siteUrl}/${name}.jpg`,
    'twitter:image:alt': pictures[sharingPicture].alt,
  });
  expect(script).toBe('');
});

test('the 404 page has a title and a description, stays out of the index, claims no address', () => {
  const { title, tags } = headOf(null, site);
  expect(title).toBe(notFoundWords.title);
  expect(contentsOf(tags)).toEqual({
    description: notFoundWords.description,
    robots: 'noindex',
  });
});

test('a site that is not to be listed says so on every page', () => {
  for (const name of routeNames) {
    const { tags } = headOf(name, { ...site, isIndexed: false });
    expect(contentsOf(tags)).toHaveProperty('robots', 'noindex, nofollow');
  }
});

test('the structured data cannot end the script tag that it stands in', () => {
  for (const name of routeNames) {
    const script = headOf(name, site).tags.find((tag) => tag.name === 'script');
    expect(JSON.parse(script?.text ?? '')).toHaveProperty('@graph');
    expect(script?.text).not.toContain('<');
  }
});
