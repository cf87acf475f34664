import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import type { CaptionedPicture } from '#data/content.json';
import { hasModifier } from '../ui/has-modifier.ts';
import type { PictureViewer } from './picture-viewer.tsx';

interface OpenViewer {
  Viewer: ComponentType<ComponentProps<typeof PictureViewer>>;
  index: number;
}

/**
 * Opens pictures large in a viewer, whose code is loaded for the first picture that is chosen. Until then,
 * and without it, the link to the picture opens the picture itself.
 */
export function usePictureViewer(pictures: readonly CaptionedPicture[]) {
  const [open, setOpen] = useState<OpenViewer | null>(null);

  /** Follows a click on the link to the picture at `index`. */
  async function onChoose(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // WebKit does not focus a link that is clicked; the dialog returns the focus to it.
    link.focus();
    try {
      const { PictureViewer: Viewer } = await import('./picture-viewer.tsx');
      // The visitor has gone to another page meanwhile.
      if (link.closest('[inert]')) return;
      setOpen({ Viewer, index });
    } catch {
      window.location.assign(link.href);
    }
  }

  const viewer = open && (
    <open.Viewer pictures={pictures} initialIndex={open.index} onClose={() => setOpen(null)} />
  );
  return { viewer, onChoose };
}
