import { pictureNamed } from '#client/entry/server.ts';
import type { Content, Page } from '#shared/content-types.ts';
import { type Assets, type Deployment, sharingPictureSize } from '#shared/contracts.ts';
import { homePath, pageAt } from '#shared/routes.ts';
import { metaTag, pageTag } from './head-tags.ts';

/**
 * Returns the tags of a page that only crawlers read: Open Graph for social networks, X's own tags for data that X does
 * not read from Open Graph and, on the home page, structured data.
 */
export function crawlerTags(
  content: Content,
  { sharing }: Assets,
  page: Page,
  { assetBase, siteUrl }: Deployment,
): string[] {
  const { title, description, path, layout } = page;
  const { language, region } = new Intl.Locale(content.site.language);
  const { alt } = pictureNamed(content, page.sharing);
  const tags = {
    'og:type': 'website',
    'og:site_name': content.site.name,
    'og:title': title,
    'og:description': description,
    ...(region && { 'og:locale': `${language}_${region}` }),
    ...(siteUrl && { 'og:url': siteUrl + path }),
    // Crawlers accept only absolute URLs, so the picture is left out if its origin is unknown.
    ...((siteUrl || !assetBase.startsWith('/')) && {
      'og:image': new URL(assetBase + sharing[path], siteUrl || undefined).href,
      'og:image:width': String(sharingPictureSize.width),
      'og:image:height': String(sharingPictureSize.height),
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': alt,
    }),
  };
  return [
    ...Object.entries(tags).map(([name, text]) => metaTag(name, text)),
    ...(layout === 'home' ? [structuredData(content, siteUrl)] : []),
  ];
}

function structuredData(content: Content, siteUrl: string): string {
  const script = pageTag('script', { type: 'application/ld+json' });
  // '<' is escaped, because "</script>" in a text would end the script element.
  return `${script}${JSON.stringify(businessOf(content, siteUrl)).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Returns the data about the business and its website for search engines (JSON-LD, schema.org). A business with a place
 * is a `LocalBusiness`. `siteUrl` is an origin, or ''. Missing values are undefined, so `JSON.stringify` omits them.
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
