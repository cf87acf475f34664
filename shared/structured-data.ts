import { routes } from './routes.ts';
import { businessName, email, place, socialProfiles, telephone } from './site.ts';

/**
 * Returns the structured data of the home page for search engines (JSON-LD, schema.org): the business and
 * its web site. `siteUrl` is an origin.
 */
export function structuredDataOf(siteUrl: string): object {
  const { path, description } = routes.home;
  const organization = { '@id': `${siteUrl}/#organization` };
  const common = { name: businessName, url: siteUrl + path };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        ...common,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description,
        ...contact(),
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        ...common,
        inLanguage: 'en',
        publisher: organization,
      },
    ],
  };
}

/** The ways to reach the business that are given. */
function contact(): object {
  const given = { ...(email ? { email } : {}), ...(telephone ? { telephone } : {}) };
  const profiles = socialProfiles.map(({ href }) => href).filter((href) => href !== '');
  return {
    ...given,
    ...(place ? { address: place } : {}),
    ...(email || telephone
      ? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...given } }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}
