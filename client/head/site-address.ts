import sharing from '#data/sharing.json' with { type: 'json' };
import type { SiteAddress } from '#shared/head.ts';
import type { SiteConfig } from '#shared/site-config.ts';

/** Where the site is, for what its pages say of themselves; sharing pictures need absolute addresses. */
export function siteAddressOf({ siteUrl, assetBase, isIndexed }: SiteConfig): SiteAddress {
  return {
    siteUrl,
    isIndexed,
    sharingPictureOf: (route) => new URL(assetBase + sharing[route], siteUrl).href,
  };
}
