import { configAttributes } from './document-contract.ts';

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

/** Returns the configuration as attributes of the root element; an attribute without a value is ''. */
export function configToAttributes(config: SiteConfig): Record<string, string> {
  return {
    [configAttributes.year]: String(config.year),
    [configAttributes.assetBase]: config.assetBase,
    [configAttributes.siteUrl]: config.siteUrl,
    ...(config.isIndexed ? {} : { [configAttributes.isUnlisted]: '' }),
  };
}

/** Returns the configuration of the root element; `read` returns the value of an attribute, or null. */
export function configFromAttributes(read: (name: string) => string | null): SiteConfig {
  return {
    year: Number(read(configAttributes.year)),
    assetBase: read(configAttributes.assetBase) ?? '',
    siteUrl: read(configAttributes.siteUrl) ?? '',
    isIndexed: read(configAttributes.isUnlisted) === null,
  };
}
