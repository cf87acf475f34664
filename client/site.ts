import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { type RouteName, routeAt } from '#shared/routes.ts';
import type { SiteConfig } from '#shared/site-config.ts';

export const SiteContext = createContext<SiteConfig | null>(null);

/** The site's configuration. Throws outside a `SiteContext`. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteContext);
  if (!config) throw new Error('useSiteConfig was called outside SiteContext.');
  return config;
}

/** The route of the page at the router's location, or null on the 404 page. */
export function useCurrentRoute(): RouteName | null {
  return routeAt(useLocation().pathname);
}
