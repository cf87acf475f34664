import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#shared/content-types.ts';
import { pageAt } from '#shared/routes.ts';
import { useContent } from '../site-context.ts';
import { Link } from '../ui/link.tsx';

/** The page at the router's location, which is the 404 page where there is no other. */
export function useCurrentPage(): Page {
  return pageAt(useContent(), useLocation().pathname);
}

interface Props {
  /** Pages, and null where the list item in `children` stands. */
  pages: readonly (Page | null)[];
  className?: string;
  children?: ReactNode;
}

/** List items with links to pages, by their labels; `aria-current` marks that of the current page. */
export function NavigationLinks({ pages, className, children }: Props) {
  const current = useCurrentPage();
  return pages.map((page, index) => {
    if (!page) return <Fragment key={index}>{children}</Fragment>;
    return (
      <li key={index}>
        <Link
          to={page.path}
          aria-current={page === current ? 'page' : undefined}
          className={className}
        >
          {page.label}
        </Link>
      </li>
    );
  });
}
