import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import { sharingPictureSize } from './contracts.ts';
import { type HeadTag, meta } from './head.ts';
import { homePath, pageAt } from './routes.ts';

const { site } = content;

/**
 * Returns the tags that social networks read: Open Graph, and what X does not take from it. Networks load
 * pages and run no scripts, so only the server writes them. `siteUrl` is an origin; `picture` is the sharing
 * picture with an absolute address.
 */
export function sharingTagsOf(
  { title, description, path }: Page,
  siteUrl: string,
  picture: { url: string; alt: string },
): readonly HeadTag[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path),
    property('og:image', picture.url),
    property('og:image:width', String(sharingPictureSize.width)),
    property('og:image:height', String(sharingPictureSize.height)),
    property('og:image:alt', picture.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', picture.alt),
  ];
}

function property(name: string, value: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content: value } };
}

/**
 * Returns the structured data of the home page for search engines (JSON-LD, schema.org): the business and
 * its web site. A business that says where or when it can be visited is a `LocalBusiness`. JSON leaves out
 * what is undefined. `siteUrl` is an origin.
 */
export function structuredDataOf(siteUrl: string): object {
  const { name, email, telephone, place, area, hours } = site;
  const business = { '@id': `${siteUrl}/#business` };
  const profiles = site.profiles.map(({ address }) => address).filter((address) => address !== '');
  const openingHours = hours.map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    ...{ dayOfWeek, opens, closes },
  }));
  const common = { name, url: siteUrl + homePath };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': place || hours.length > 0 ? 'LocalBusiness' : 'Organization',
        ...business,
        ...common,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description: pageAt(homePath).description,
        email: email || undefined,
        telephone: telephone || undefined,
        address: place || undefined,
        areaServed: area || undefined,
        openingHoursSpecification: openingHours.length > 0 ? openingHours : undefined,
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      { '@type': 'WebSite', ...common, inLanguage: 'en', publisher: business },
    ],
  };
}
