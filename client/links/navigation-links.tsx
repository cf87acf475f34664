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
      <Link to={page.path} aria-current={ariaCurrent(page, current)} className={className}>
        {page.label}
      </Link>
    </li>
  ));
}

/** A page that lists articles is also marked while one of them is shown. */
function ariaCurrent(page: Page, current: Page): 'page' | 'true' | undefined {
  if (page === current) return 'page';
  const isAbove = page.layout === 'articles' && current.path.startsWith(`${page.path}/`);
  return isAbove ? 'true' : undefined;
}
