import sharing from '#data/sharing.json' with { type: 'json' };
import type { RouteName } from '#shared/routes.ts';
import type { SiteConfig } from '#shared/site-config.ts';

/** The absolute address of the picture that social networks show beside a link to the page. */
export function sharingPictureUrl(route: RouteName, { assetBase, siteUrl }: SiteConfig): string {
  return new URL(assetBase + sharing[route], siteUrl).href;
}
