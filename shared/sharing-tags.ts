import { type HeadTag, meta } from './head.ts';
import { sharingPictureOf } from './page-pictures.ts';
import { pictures } from './pictures.ts';
import { type RouteName, routes } from './routes.ts';
import { businessName } from './site.ts';

/** The size of every sharing picture, in pixels, as social networks recommend it. */
export const sharingPictureSize = { width: 1200, height: 630 };

/**
 * Returns the tags that social networks read (Open Graph, Twitter cards). Networks load pages and run no
 * scripts, so only the server writes them. `siteUrl` is an origin, `pictureUrl` an absolute address.
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
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', pictureUrl),
    meta('twitter:image:alt', alt),
  ];
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}
