import { createContext, type ReactNode, useContext } from 'react';

/** What the server knows and both sides have to render the same. */
export interface SiteFacts {
  /** The server's calendar year. */
  year: number;
  /** Where hashed files are: '/assets/', or the same on the origin that `ASSET_ORIGIN` names. */
  assetBase: string;
  /** The origin that canonical addresses stand on. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

const SiteContext = createContext<SiteFacts | null>(null);

export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}

/** The site's facts. Throws outside a `SiteProvider`. */
export function useSite(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error('useSite was called outside SiteProvider.');
  return facts;
}
