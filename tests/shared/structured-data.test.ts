import { expect, test } from 'vitest';
import { routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName } from '#shared/site.ts';
import { structuredDataOf } from '#shared/structured-data.ts';

const siteUrl = 'https://site.example';
const id = { '@id': `${siteUrl}/#organization` };

test('the home page names the business and its website', () => {
  const common = { name: businessName, url: `${siteUrl}/` };
  const logo = `${siteUrl}/apple-touch-icon.png`;
  const { description } = routes.home;
  expect(structuredDataOf('home', siteUrl)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...id, ...common, logo, description },
      { '@type': 'WebSite', ...common, inLanguage: 'en', publisher: id },
    ],
  });
});

test.each(routeNames.filter((name) => name !== 'home'))(
  '%s has its breadcrumbs, and the services page describes each service by its address',
  (name) => {
    const step = (position: number, { label, path }: { label: string; path: string }) => {
      return { '@type': 'ListItem', position, name: label, item: siteUrl + path };
    };
    const offers = services.map((service) => ({
      '@type': 'Service',
      name: service.title,
      serviceType: service.title,
      description: service.menuSentence,
      url: siteUrl + pathToService(service),
      provider: { '@type': 'Organization', ...id, name: businessName },
    }));
    expect(structuredDataOf(name, siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [step(1, routes.home), step(2, routes[name])],
        },
        ...(name === 'services' ? offers : []),
      ],
    });
  },
);
