import { createContext, type ReactNode, useContext } from 'react';

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

const SiteContext = createContext<SiteConfig | null>(null);

export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteContext value={config}>{children}</SiteContext>;
}

/** The site's config. Throws outside a `SiteProvider`. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteContext);
  if (!config) throw new Error('useSiteConfig was called outside SiteProvider.');
  return config;
}
