import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download' | 'onClick'> {
  /** A path of the site, with or without an anchor. */
  to: string;
  /** Whether the browser loads the page from the server, as after React has failed. */
  reloadDocument?: boolean;
}

/**
 * A link within the site that React Router follows. React Router's own `Link` adds 3 kB to the first
 * load, for prefetching the data and the code of routes, which this site does not have.
 */
export function Link({ to, reloadDocument = false, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...rest} href={to} onClick={reloadDocument ? undefined : follow} />;
}
