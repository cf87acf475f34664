/** The site's configuration, with which server and browser render the same HTML. */
export interface SiteConfig {
  /** The server's calendar year. */
  year: number;
  /** The address of the hashed files: '/assets/', on the origin `ASSET_ORIGIN` if it is set. */
  assetBase: string;
  /** The origin of canonical addresses. */
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

/** Returns the configuration as attributes of the root element; an attribute without a value is ''. */
export function configToAttributes(config: SiteConfig): Record<string, string> {
  return {
    [names.year]: String(config.year),
    [names.assetBase]: config.assetBase,
    [names.siteUrl]: config.siteUrl,
    ...(config.isIndexed ? {} : { [names.isUnlisted]: '' }),
  };
}

/** Returns the configuration of the root element; `read` returns the value of an attribute, or null. */
export function configFromAttributes(read: (name: string) => string | null): SiteConfig {
  return {
    year: Number(read(names.year)),
    assetBase: read(names.assetBase) ?? '',
    siteUrl: read(names.siteUrl) ?? '',
    isIndexed: read(names.isUnlisted) === null,
  };
}
