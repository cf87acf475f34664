import { createContext, useContext } from 'react';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';

/** All that the site is rendered from. From the same values, server and browser render the same HTML. */
export interface AppProps {
  content: Content;
  config: SiteConfig;
}

export const SiteContext = createContext<AppProps | null>(null);

/** The site's content. Throws outside a `SiteContext`. */
export function useContent(): Content {
  return useAppProps().content;
}

/** The site's content and configuration. Throws outside a `SiteContext`. */
export function useAppProps(): AppProps {
  const props = useContext(SiteContext);
  if (!props) throw new Error('A part of the site was rendered outside SiteContext.');
  return props;
}
