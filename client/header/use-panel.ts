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
 * The state of the small-screen panel, a native popover that works before hydration too. A navigation
 * closes it, and so does moving the focus out of it. While it is open, the page behind it is inert.
 * Spread `rootProps` on the element around the menu button and the panel, `panelProps` on the panel.
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
    return () => setPageInert(false);
  }, []);

  // A layout effect, so that the page is no longer inert when the effects of the page focus its heading.
  useLayoutEffect(() => {
    if (location !== shownLocation.current) close(panel.current);
    shownLocation.current = location;
  }, [location]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const links = panel.current?.querySelectorAll('a') ?? [];
    // The browser returns the focus to the button, and then handles Tab from there.
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
 * Keeps assistive technology out of what the panel covers. It makes the sections of the page inert, not
 * `main`, which the skip link focuses, and not the page, whose own `inert` says that it is exiting.
 */
function setPageInert(isInert: boolean): void {
  const parts = document.querySelectorAll<HTMLElement>('main > * > *, footer');
  for (const part of parts) part.inert = isInert;
}
