import { createContext, type ReactNode, useContext } from 'react';
import type { SiteConfig } from '#shared/site-config.ts';

const SiteContext = createContext<SiteConfig | null>(null);

export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteContext value={config}>{children}</SiteContext>;
}

/** The site's configuration. Throws outside a `SiteProvider`. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteContext);
  if (!config) throw new Error('useSiteConfig was called outside SiteProvider.');
  return config;
}
