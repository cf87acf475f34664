import { useLocation } from 'react-router-dom';
import type { Page } from '#data/content.json';
import { pageAt } from '#shared/routes.ts';

/** The page at the router's location, which is the 404 page where there is no other. */
export function useCurrentPage(): Page {
  return pageAt(useLocation().pathname);
}
