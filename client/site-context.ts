import { createContext, useContext } from 'react';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';

/** All data that the site is rendered from. Server and browser render the same HTML from the same values. */
export interface AppProps {
  content: Content;
  config: SiteConfig;
}

export const SiteContext = createContext<AppProps | null>(null);

/** Returns the site's content. Throws outside a `SiteContext`. */
export function useContent(): Content {
  return useAppProps().content;
}

/** Returns the site's content and configuration. Throws outside a `SiteContext`. */
export function useAppProps(): AppProps {
  const props = useContext(SiteContext);
  if (!props) throw new Error('A component of the site was rendered outside SiteContext.');
  return props;
}
