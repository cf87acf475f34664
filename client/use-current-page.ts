import { useLocation } from 'react-router-dom';
import type { Page } from '#shared/content-types.ts';
import { pageAt } from '#shared/routes.ts';
import { useContent } from './site-context.ts';

export function useCurrentPage(): Page {
  return pageAt(useContent(), useLocation().pathname);
}
