import { type HeadTag, meta } from './head.ts';
import { sharingPictureOf } from './page-pictures.ts';
import { pictures } from './pictures.ts';
import { type RouteName, routes } from './routes.ts';
import { businessName, email, place, socialProfiles, telephone } from './site.ts';

/** The size of every sharing picture, in pixels, as social networks recommend it. */
export const sharingPictureSize = { width: 1200, height: 630 };

/**
 * Returns the tags that social networks read: Open Graph, and what X does not take from it. Networks load
 * pages and run no scripts, so only the server writes them. `siteUrl` is an origin, `pictureUrl` an absolute
 * address.
 */
export function sharingTagsOf(
  route: RouteName,
  siteUrl: string,
  pictureUrl: string,
): readonly HeadTag[] {
  const { title, description, path } = routes[route];
  const { alt } = pictures[sharingPictureOf(route)];
  return [
    property('og:type', 'website'),
    property('og:site_name', businessName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path),
    property('og:image', pictureUrl),
    property('og:image:width', String(sharingPictureSize.width)),
    property('og:image:height', String(sharingPictureSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', alt),
  ];
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

/**
 * Returns the structured data of the home page for search engines (JSON-LD, schema.org): the business and
 * its web site. JSON leaves out what is undefined. `siteUrl` is an origin.
 */
export function structuredDataOf(siteUrl: string): object {
  const { path, description } = routes.home;
  const organization = { '@id': `${siteUrl}/#organization` };
  const profiles = socialProfiles.map(({ href }) => href).filter((href) => href !== '');
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
        email: email || undefined,
        telephone: telephone || undefined,
        address: place || undefined,
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      { '@type': 'WebSite', ...common, inLanguage: 'en', publisher: organization },
    ],
  };
}
