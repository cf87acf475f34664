import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import { Link, type LinkProps } from '../ui/link.tsx';

interface Props extends Omit<LinkProps, 'to'> {
  name: RouteName;
  current: RouteName | null;
}

/** A link to a route under its usual label; it says so when it is the current one. */
export function NavigationLink({ name, current, ...rest }: Props) {
  return (
    <Link to={pathTo(name)} aria-current={name === current ? 'page' : undefined} {...rest}>
      {routes[name].label}
    </Link>
  );
}
