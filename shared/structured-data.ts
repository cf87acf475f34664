import { pathTo, type RouteName, routes } from './routes.ts';
import { pathToService, services } from './services.ts';
import { businessName } from './site.ts';

/** What a page says of itself to machines, as schema.org has it: JSON-LD. `siteUrl` is an origin. */
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
      logo: `${siteUrl}/icon-512.png`,
      description,
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
