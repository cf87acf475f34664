import { createContext, useContext } from 'react';
import type { Content } from '#shared/content-types.ts';
import type { SiteConfig } from '#shared/contracts.ts';

/** All data that the site is rendered from, on the server and in the browser. */
export interface AppProps {
  content: Content;
  config: SiteConfig;
}

export const SiteContext = createContext<AppProps | null>(null);

export function useContent(): Content {
  return useAppProps().content;
}

export function useAppProps(): AppProps {
  const props = useContext(SiteContext);
  if (!props) throw new Error('A component of the site was rendered outside SiteContext.');
  return props;
}
