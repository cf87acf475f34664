import { expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { structuredDataOf } from '#shared/structured-data.ts';

const siteUrl = 'https://site.example';
const id = { '@id': `${siteUrl}/#organization` };

test('the structured data names the business and its website', () => {
  const common = { name: businessName, url: `${siteUrl}/` };
  const logo = `${siteUrl}/apple-touch-icon.png`;
  const { description } = routes.home;
  expect(structuredDataOf(siteUrl)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...id, ...common, logo, description },
      { '@type': 'WebSite', ...common, inLanguage: 'en', publisher: id },
    ],
  });
});
