import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import { Link, type LinkProps } from '../ui/link.tsx';

interface Props extends Omit<LinkProps, 'to'> {
  name: RouteName;
  current: RouteName | null;
}

/** A link to a route, with the route's label; `aria-current` marks that of the current page. */
export function NavigationLink({ name, current, ...rest }: Props) {
  return (
    <Link to={pathTo(name)} aria-current={name === current ? 'page' : undefined} {...rest}>
      {routes[name].label}
    </Link>
  );
}
