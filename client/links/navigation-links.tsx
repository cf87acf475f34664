import { Fragment, type ReactNode } from 'react';
import type { Page } from '#shared/content-types.ts';
import { Link } from '../ui/link.tsx';
import { useCurrentPage } from '../use-current-page.ts';

interface Props {
  /** The pages in order. `children`, which is a list item too, is rendered at the position of null. */
  pages: readonly (Page | null)[];
  className?: string;
  children?: ReactNode;
}

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
