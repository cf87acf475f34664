import { useLocation, useNavigate } from 'react-router-dom';
import type { CaptionedPicture } from '#shared/content-types.ts';
import { useSite } from '../site-context.ts';
import type { PictureState } from './picture-grid.tsx';
import { jpegUrl, pictureNamed } from './picture-sources.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * The viewer, in a history entry in which a picture is open: Back closes it, Forward and a reload open it
 * again.
 */
export function OpenedPicture() {
  const { content, config } = useSite();
  const navigate = useNavigate();
  const { state }: { state: PictureState | null } = useLocation();
  // The server does not know the state of a page that is reloaded.
  const isHydrating = useIsHydrating();
  if (isHydrating || !state) return null;

  function focusLinkTo({ name }: CaptionedPicture) {
    const href = jpegUrl(config.assetBase, pictureNamed(content, name));
    document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.focus();
  }

  return <PictureViewer {...state} onClose={() => navigate(-1)} onGone={focusLinkTo} />;
}
