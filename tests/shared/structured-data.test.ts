import { expect, test } from 'vitest';
import { routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName } from '#shared/site.ts';
import { structuredDataOf } from '#shared/structured-data.ts';

const siteUrl = 'https://site.example';

const provider = { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: businessName };

test('the home page names the business and its website', () => {
  expect(structuredDataOf('home', siteUrl)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...provider,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
        description: routes.home.description,
      },
      {
        '@type': 'WebSite',
        name: businessName,
        url: `${siteUrl}/`,
        inLanguage: 'en',
        publisher: { '@id': `${siteUrl}/#organization` },
      },
    ],
  });
});

const breadcrumbs = (name: 'services' | keyof typeof routes) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: routes.home.label, item: `${siteUrl}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: routes[name].label,
      item: siteUrl + routes[name].path,
    },
  ],
});

test.each(routeNames.filter((name) => name !== 'home' && name !== 'services'))(
  'the structured data of %s is its breadcrumbs alone',
  (name) => {
    expect(structuredDataOf(name, siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [breadcrumbs(name)],
    });
  },
);

test('the services page describes each service by its address', () => {
  expect(structuredDataOf('services', siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbs('services'),
      ...services.map((service) => ({
        '@type': 'Service',
        name: service.title,
        serviceType: service.title,
        description: service.menuSentence,
        url: siteUrl + pathToService(service),
        provider,
      })),
    ],
  });
});
