import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { linkLabels } from '#shared/navigation.ts';
import { pathTo, type RouteName } from '#shared/routes.ts';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  name: RouteName;
  current: RouteName | null;
}

/** A link to a route under its usual label; it says so when it is the current one. */
export function NavigationLink({ name, current, ...rest }: Props) {
  return (
    <Link to={pathTo(name)} aria-current={name === current ? 'page' : undefined} {...rest}>
      {linkLabels[name]}
    </Link>
  );
}
