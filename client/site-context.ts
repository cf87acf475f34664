import { createContext, useContext } from 'react';
import type { SiteConfig } from '#shared/contracts.ts';

export const SiteContext = createContext<SiteConfig | null>(null);

/** The site's configuration. Throws outside a `SiteContext`. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteContext);
  if (!config) throw new Error('useSiteConfig was called outside SiteContext.');
  return config;
}
