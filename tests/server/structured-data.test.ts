import request from 'supertest';
import { expect, test } from 'vitest';
import { routeNames, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { routePaths, unknownPath } from '../support/every-page.ts';
import { fetchPage, textsOf } from '../support/page.ts';
import { structuredDataAt } from '../support/structured-data.ts';
import { createTestApp } from '../support/test-app.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

test('the home page names the business and its website', async () => {
  const things = await structuredDataAt(app, '/');
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  const [organization, website] = things;
  expect(organization).toMatchObject({
    name: 'The Wedding & Events Designer',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  });
  expect(website).toMatchObject({
    name: 'The Wedding & Events Designer',
    url: `${siteUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': organization?.['@id'] },
  });
});

test.each(routeNames.filter((name) => name !== 'home'))(
  '%s says where it stands: one step from the home page',
  async (name) => {
    const [breadcrumbs] = await structuredDataAt(app, routes[name].path);
    expect(breadcrumbs).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: routes[name].label,
          item: siteUrl + routes[name].path,
        },
      ],
    });
  },
);

test('the services page describes the three services, as it names them, each by its address', async () => {
  const [, ...offers] = await structuredDataAt(app, '/services');
  const headings = textsOf(await fetchPage(app, '/services'), 'section[id] h2');
  const [organization] = await structuredDataAt(app, '/');
  expect(offers.map(({ name }) => name)).toEqual(headings);
  expect(offers).toHaveLength(3);
  for (const [index, { anchor }] of services.entries()) {
    expect(offers[index]).toMatchObject({
      '@type': 'Service',
      serviceType: headings[index],
      description: expect.stringMatching(/\w+ .*\.$/),
      url: `${siteUrl}/services#${anchor}`,
      provider: { '@id': organization?.['@id'] },
    });
  }
});

/** All that may be said: what else there is, an address or a rating, the business has not told. */
const sayable = [
  ...['@context', '@graph', '@type', '@id', 'name', 'url', 'logo', 'description'],
  ...['inLanguage', 'publisher', 'itemListElement', 'position', 'item', 'serviceType', 'provider'],
];

test.each(routePaths)('%s says nothing to machines that nobody knows', async (path) => {
  const things = await structuredDataAt(app, path);
  const said = [...JSON.stringify(things).matchAll(/"([^"]+)":/g)].map(([, key = '']) => key);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((key) => !sayable.includes(key))).toEqual([]);
});

test.each(routePaths)('every address in the structured data of %s is there', async (path) => {
  const text = JSON.stringify(await structuredDataAt(app, path));
  const addresses = [...text.matchAll(/"(?:url|item|logo)":"([^"]+)"/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
    await request(app).get(address.slice(siteUrl.length).replace(/#.*/, '')).expect(200);
  }
});

test('the 404 page has no structured data', async () => {
  const page = await fetchPage(app, unknownPath);
  expect(textsOf(page, 'h1')).toHaveLength(1);
  expect(page.querySelectorAll('script[type="application/ld+json"]')).toEqual([]);
});
