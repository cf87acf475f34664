import type { Page } from '#data/content.json';
import { Link } from '../ui/link.tsx';
import { useCurrentPage } from './current-page.ts';

interface Props {
  pages: readonly Page[];
  className?: string;
}

/** List items with links to pages, by their labels; `aria-current` marks that of the current page. */
export function NavigationLinks({ pages, className }: Props) {
  const current = useCurrentPage();
  return pages.map((page) => (
    <li key={page.path}>
      <Link
        to={page.path}
        aria-current={page === current ? 'page' : undefined}
        className={className}
      >
        {page.label}
      </Link>
    </li>
  ));
}
