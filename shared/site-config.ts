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

/** The attribute of the root element with the site's configuration, as JSON. */
export const configAttribute = 'data-config';
