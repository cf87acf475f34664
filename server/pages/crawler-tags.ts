import { pictureNamed } from '#client/entry/server.ts';
import { pageTagAttribute } from '#shared/attributes.ts';
import type { Content, Page } from '#shared/content-types.ts';
import { type Assets, type Deployment, sharingPictureSize } from '#shared/contracts.ts';
import { type HeadTag, metaTag } from '#shared/head.ts';
import { homePath, pageAt } from '#shared/routes.ts';
import { openingTag, pageTag } from './html.ts';

/** The tags of a page that only crawlers read: those for sharing the page, and on the home page the business's data. */
export function crawlerTags(
  content: Content,
  { sharing }: Assets,
  page: Page,
  deployment: Deployment,
): string[] {
  const tags = sharingTags(content, sharing, page, deployment).map(pageTag);
  if (page.layout !== 'home') return tags;
  return [...tags, structuredData(content, deployment.siteUrl)];
}

/** The tags that social networks read: those of Open Graph, and X's own tags where X ignores those of Open Graph. */
function sharingTags(
  content: Content,
  sharing: Assets['sharing'],
  page: Page,
  { assetBase, siteUrl }: Deployment,
): HeadTag[] {
  const { title, description, path } = page;
  const { language, region } = new Intl.Locale(content.site.language);
  const { alt } = pictureNamed(content, page.sharing);
  const tags = {
    'og:type': 'website',
    'og:site_name': content.site.name,
    'og:title': title,
    'og:description': description,
    ...(region && { 'og:locale': `${language}_${region}` }),
    ...(siteUrl && { 'og:url': siteUrl + path }),
    // Crawlers read only absolute URLs, so a page whose origin is unknown names no picture.
    ...((siteUrl || !assetBase.startsWith('/')) && {
      'og:image': new URL(assetBase + sharing[path], siteUrl || undefined).href,
      'og:image:width': String(sharingPictureSize.width),
      'og:image:height': String(sharingPictureSize.height),
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': alt,
    }),
  };
  return Object.entries(tags).map(([name, text]) => metaTag(name, text));
}

function structuredData(content: Content, siteUrl: string): string {
  const script = openingTag('script', { type: 'application/ld+json', [pageTagAttribute]: '' });
  // Escapes '<', so that no text can end the script element.
  return `${script}${JSON.stringify(businessOf(content, siteUrl)).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The business and its web site for search engines (JSON-LD, schema.org). A business that says where it can be visited
 * is a `LocalBusiness`. `JSON.stringify` leaves out what is undefined. `siteUrl` is an origin, or ''.
 */
function businessOf(content: Content, siteUrl: string): object {
  const { name, language, email, telephone, place } = content.site;
  const addressOf = (path: string) => (siteUrl ? siteUrl + path : undefined);
  const profiles = content.site.profiles.map(({ address: url }) => url).filter(Boolean);
  const common = { name, url: addressOf(homePath) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': place ? 'LocalBusiness' : 'Organization',
        ...common,
        logo: addressOf('/apple-touch-icon.png'),
        description: pageAt(content, homePath).description,
        email: email || undefined,
        telephone: telephone.includes('\n') ? telephone.split('\n') : telephone || undefined,
        address: place.replaceAll('\n', ', ') || undefined,
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      { '@type': 'WebSite', ...common, inLanguage: language },
    ],
  };
}
