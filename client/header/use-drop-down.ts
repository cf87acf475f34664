import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { moveFocusByKey } from './arrow-keys.ts';
import { useDismissal } from './use-dismissal.ts';
import { useHoverTiming } from './use-hover-timing.ts';

/**
 * A disclosure that opens on hover, on click and by keys. Spread `rootProps` on the list item around the
 * button and its panel, `buttonProps` on the button and `panelProps` on the panel, a list. Links in the
 * panel call `close` when they are followed.
 */
export function useDropDown() {
  const [isOpen, setIsOpen] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const hover = useHoverTiming(setIsOpen);
  const { open, close } = hover;
  useDismissal(isOpen, root, button, close);

  // Before hydration CSS alone opens the panel. If CSS has opened it, React opens it too, because the
  // panel would otherwise close at this moment and lose the focus in it. This effect runs before that of
  // the header, after which the styles for that time no longer apply.
  const adoptOpenPanel = useEffectEvent(() => {
    if (!panel.current) return;
    const isHovered = root.current?.matches(':hover');
    const isShown = getComputedStyle(panel.current).visibility === 'visible';
    if ((isHovered && isShown) || panel.current.matches(':focus-within')) open();
    else if (isHovered) hover.enter(false);
  });

  useEffect(() => {
    setIsHydrated(true);
    adoptOpenPanel();
  }, []);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') hover.enter(isOpen);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    // While the focus is in the panel, a pointer that moves away does not close it.
    const hasFocus = panel.current?.contains(document.activeElement);
    if (pointerType !== 'touch') hover.leave(isOpen && !hasFocus);
  }

  function onClick({ detail }: MouseEvent) {
    const isFromPointer = detail > 0;
    const isFirstAfterHover = hover.consumeClickGrace();
    if (!isOpen) open();
    else if (!(isFromPointer && isFirstAfterHover)) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const stops = root.current?.querySelectorAll<HTMLElement>('button, a') ?? [];
    moveFocusByKey(event, [...stops], () => flushSync(open));
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) close();
  }

  return {
    close,
    rootProps: { ref: root, onPointerEnter, onPointerLeave, onKeyDown, onBlur },
    // The server's HTML leaves `aria-expanded` out, because CSS may show the panel before hydration.
    buttonProps: { ref: button, onClick, 'aria-expanded': isHydrated ? isOpen : undefined },
    // Links cannot be focused while the panel fades out.
    panelProps: { ref: panel, inert: isHydrated && !isOpen },
  };
}
