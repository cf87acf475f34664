import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { conditions } from '../styles/media.ts';

/**
 * Closes the popover of a menu in three cases in which the browser does not: on every navigation; when the window
 * becomes so wide or so narrow that the other menu is shown; and when the focus leaves the button and the panel.
 */
export function usePopover<Panel extends HTMLElement>() {
  const location = useLocation();
  const panel = useRef<Panel>(null);

  // The method does not exist in browsers without popovers.
  const hide = () => panel.current?.hidePopover?.();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the location changes.
  useEffect(() => {
    const largeScreen = window.matchMedia(conditions.fromLarge);
    largeScreen.addEventListener('change', hide);
    return () => {
      largeScreen.removeEventListener('change', hide);
      hide();
    };
  }, [location]);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  }

  return { panel, hide, rootProps: { onBlur } };
}
