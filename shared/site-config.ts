/** What the server knows and both sides have to render the same. */
export interface SiteConfig {
  /** The server's calendar year. */
  year: number;
  /** Where hashed files are: '/assets/', or the same on the origin that `ASSET_ORIGIN` names. */
  assetBase: string;
  /** The origin that canonical addresses stand on. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

const names = {
  year: 'data-year',
  assetBase: 'data-asset-base',
  siteUrl: 'data-site-url',
  isUnlisted: 'data-noindex',
} as const;

/** The config as attributes of the root element; one that is there without a value is ''. */
export function configToAttributes(config: SiteConfig): Record<string, string> {
  return {
    [names.year]: String(config.year),
    [names.assetBase]: config.assetBase,
    [names.siteUrl]: config.siteUrl,
    ...(config.isIndexed ? {} : { [names.isUnlisted]: '' }),
  };
}

/** The config that the root element carries; `read` returns an attribute's value, or null. */
export function configFromAttributes(read: (name: string) => string | null): SiteConfig {
  return {
    year: Number(read(names.year)),
    assetBase: read(names.assetBase) ?? '',
    siteUrl: read(names.siteUrl) ?? '',
    isIndexed: read(names.isUnlisted) === null,
  };
}
