import { useLocation, useNavigate } from 'react-router-dom';
import type { PictureState } from './picture-grid.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * The viewer, in a history entry in which a picture is open: Back closes it, Forward and a reload open it
 * again.
 */
export function OpenedPicture() {
  const navigate = useNavigate();
  const { state }: { state: PictureState | null } = useLocation();
  // The server does not know the state of a page that is reloaded.
  const isHydrating = useIsHydrating();
  if (isHydrating || !state) return null;
  return <PictureViewer {...state} onClose={() => navigate(-1)} />;
}
