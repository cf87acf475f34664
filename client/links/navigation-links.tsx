import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import { useCurrentRoute } from '../site.ts';
import { Link } from '../ui/link.tsx';

interface Props {
  names: readonly RouteName[];
  className?: string;
}

/** List items with links to routes, by their labels; `aria-current` marks that of the current page. */
export function NavigationLinks({ names, className }: Props) {
  const current = useCurrentRoute();
  return names.map((name) => (
    <li key={name}>
      <Link
        to={pathTo(name)}
        aria-current={name === current ? 'page' : undefined}
        className={className}
      >
        {routes[name].label}
      </Link>
    </li>
  ));
}
