import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of the site, with an anchor or without. */
  to: string;
  /** Whether the browser loads the page anew, as where React has failed. */
  reloadDocument?: boolean;
}

/**
 * A link within the site that React Router follows. Its own `Link` brings along what prefetches the
 * data and the code of routes, of which there are none here: 3 kB of every page's first load.
 */
export function Link({ to, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!reloadDocument && !event.defaultPrevented) follow(event);
  }

  return <a {...rest} href={href} onClick={handleClick} />;
}
