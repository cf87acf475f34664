import type { Content } from '#shared/content-types.ts';
import { homePath, pageAt } from '#shared/routes.ts';
import { pageTag } from './head-tags.ts';

/** Returns the script element with the data for search engines. `siteUrl` is an origin, or ''. */
export function structuredData(content: Content, siteUrl: string): string {
  const script = pageTag('script', { type: 'application/ld+json' });
  // '<' is escaped, because "</script>" in a text would end the script element.
  return `${script}${JSON.stringify(businessOf(content, siteUrl)).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Returns the data about the business and its website (JSON-LD, schema.org). A business with a place is a
 * `LocalBusiness`. Missing values are undefined, so `JSON.stringify` omits them.
 */
function businessOf(content: Content, siteUrl: string): object {
  const { name, language, email, telephone, place } = content.site;
  const absoluteUrl = (path: string) => (siteUrl ? siteUrl + path : undefined);
  const profiles = content.site.profiles.map(({ address: url }) => url).filter(Boolean);
  const common = { name, url: absoluteUrl(homePath) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': place ? 'LocalBusiness' : 'Organization',
        ...common,
        logo: absoluteUrl('/apple-touch-icon.png'),
        description: pageAt(content, homePath).description,
        email: email || undefined,
        telephone: telephone[0]?.number,
        address: place.replaceAll('\n', ', ') || undefined,
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      { '@type': 'WebSite', ...common, inLanguage: language },
    ],
  };
}
