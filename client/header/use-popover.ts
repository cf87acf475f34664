import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { conditions } from '../styles/media.ts';

/**
 * The native popover of a menu. The browser opens and closes the popover, also before hydration and without scripts.
 * Scripts close it in three more cases: on every navigation; when the window gets so wide or narrow that the other menu
 * is shown; and when the focus leaves the element with `rootProps`, which contains the button and the panel.
 */
export function usePopover<Panel extends HTMLElement>() {
  const location = useLocation();
  const panel = useRef<Panel>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the location changes.
  useEffect(() => {
    const shown = panel.current;
    // Browsers from before 2024 have no popovers.
    const hide = () => shown?.hidePopover?.();
    const wide = window.matchMedia(conditions.fromLarge);
    wide.addEventListener('change', hide);
    return () => {
      wide.removeEventListener('change', hide);
      hide();
    };
  }, [location]);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover?.();
  }

  return { panel, rootProps: { onBlur } };
}
