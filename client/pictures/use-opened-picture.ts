import { useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrating } from './use-is-hydrating.ts';

/** The state of a history entry in which a picture is open. */
interface OpenedPicture {
  /** The grid, by the names of its pictures: that is the same after a reload. */
  grid: string;
  /** The index of the picture in the grid. */
  index: number;
}

/**
 * Which picture of a grid is open, or null. Opening one adds a history entry with the same address, so Back
 * closes it; Forward and a reload open it again.
 */
export function useOpenedPicture(grid: string) {
  const navigate = useNavigate();
  const { state }: { state: OpenedPicture | null } = useLocation();
  // The server does not know the state of a page that is reloaded.
  const isHydrating = useIsHydrating();
  const openedIndex = !isHydrating && state?.grid === grid ? state.index : null;
  return { openedIndex, close: () => navigate(-1) };
}

/** The click handler of the link to a picture. Clicks with a modifier key are left to the browser. */
export function useOpenPicture(grid: string, index: number) {
  const state: OpenedPicture = { grid, index };
  return useLinkClickHandler<HTMLAnchorElement>(useLocation(), { replace: false, state });
}
