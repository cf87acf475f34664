import {
  type FocusEvent,
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { openPopover } from './open-popover.ts';

/**
 * The small-screen panel, a native popover that opens and closes before hydration as well. Going to a
 * page closes it, and so does leaving it by key. While it is open the page behind it is inert. Spread
 * `rootProps` on the element around the menu button and the panel, `panelProps` on the panel.
 */
export function usePanel() {
  const location = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownLocation = useRef(location);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    const wasOpened = openPopover() === panel.current;
    setIsOpen(wasOpened);
    if (wasOpened) setPageInert(true);
  }, []);

  // Before the effects of the page, which takes the focus and cannot while it is inert.
  useLayoutEffect(() => {
    if (location !== shownLocation.current) close(panel.current);
    shownLocation.current = location;
  }, [location]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const links = panel.current?.querySelectorAll('a') ?? [];
    // The focus goes back to the button, and from there on into the page.
    if (event.target === [...links].at(-1)) close(panel.current);
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close(panel.current);
  }

  return {
    isOpen,
    rootProps: { ref: root, onBlur },
    panelProps: {
      ref: panel,
      onKeyDown,
      onBeforeToggle: ({ newState }: ToggleEvent) => setPageInert(newState === 'open'),
      onToggle: ({ newState }: ToggleEvent) => setIsOpen(newState === 'open'),
    },
  };
}

function close(panel: HTMLElement | null): void {
  if (panel && openPopover() === panel) panel.hidePopover();
}

/**
 * Keeps assistive technology from reading on into what the panel covers. The page's parts are made inert
 * rather than `main`, which is what the skip link leads to, or the page, which is inert once it exits.
 */
function setPageInert(isInert: boolean): void {
  const parts = document.querySelectorAll<HTMLElement>('main > * > *, footer');
  for (const part of parts) part.inert = isInert;
}
