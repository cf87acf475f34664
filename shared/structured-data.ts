import { pathTo, type RouteName, routes } from './routes.ts';
import { pathToService, services } from './services.ts';
import { businessName, email, place, socialProfiles, telephone } from './site.ts';

/** Returns the structured data of a page for search engines (JSON-LD, schema.org). `siteUrl` is an origin. */
export function structuredDataOf(route: RouteName, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph':
      route === 'home'
        ? identity(siteUrl)
        : [breadcrumbs(route, siteUrl), ...offers(route, siteUrl)],
  };
}

const organizationId = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

function identity(siteUrl: string): object[] {
  const { path, description } = routes.home;
  return [
    {
      '@type': 'Organization',
      ...organizationId(siteUrl),
      name: businessName,
      url: siteUrl + path,
      logo: `${siteUrl}/apple-touch-icon.png`,
      description,
      ...contact(),
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: businessName,
      url: siteUrl + path,
      inLanguage: 'en',
      publisher: organizationId(siteUrl),
    },
  ];
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

function breadcrumbs(route: RouteName, siteUrl: string): object {
  const steps: readonly RouteName[] = ['home', route];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: routes[step].label,
      item: siteUrl + pathTo(step),
    })),
  };
}

function offers(route: RouteName, siteUrl: string): object[] {
  if (route !== 'services') return [];
  return services.map((service) => ({
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.menuSentence,
    url: siteUrl + pathToService(service),
    provider: { '@type': 'Organization', ...organizationId(siteUrl), name: businessName },
  }));
}
