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
import { type HoverTiming, useHoverTiming } from './use-hover-timing.ts';

/**
 * A disclosure that opens on hover, click and keys. Spread `rootProps` on the list item around the
 * button and its panel, `buttonProps` on the button and `panelProps` on the panel, a list; its links call
 * `close` when chosen.
 */
export function useDropDown(timing: HoverTiming) {
  const [isOpen, setIsOpen] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const hover = useHoverTiming(timing, setIsOpen);
  const { open, close } = hover;
  useDismissal(isOpen, root, button, close);

  // CSS alone has opened the panel until now. Left to it, the panel would shut at this moment, and the
  // focus in it would be lost.
  const takeOver = useEffectEvent(() => {
    if (!panel.current) return;
    const isHovered = root.current?.matches(':hover');
    const isShown = getComputedStyle(panel.current).visibility === 'visible';
    if ((isHovered && isShown) || panel.current.matches(':focus-within')) open();
    else if (isHovered) hover.enter(false);
  });

  useEffect(() => {
    setIsHydrated(true);
    takeOver();
  }, []);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') hover.enter(isOpen);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    // A pointer that drifts away does not take the panel from somebody who uses keys in it.
    const isKeyboardInside = panel.current?.contains(document.activeElement);
    if (pointerType !== 'touch') hover.leave(isOpen && !isKeyboardInside);
  }

  function onClick({ detail }: MouseEvent) {
    const isFromPointer = detail > 0;
    const isAimedAtOpening = hover.takesClickAsOpening();
    if (!isOpen) open();
    else if (!(isFromPointer && isAimedAtOpening)) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const stops = root.current?.querySelectorAll<HTMLElement>('button, a') ?? [];
    moveFocusByKey(event, [...stops], () => flushSync(open));
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) close();
  }

  return {
    isOpen,
    close,
    rootProps: { ref: root, onPointerEnter, onPointerLeave, onKeyDown, onBlur },
    // Before hydration and without scripts the button does not know whether CSS shows the panel.
    buttonProps: { ref: button, onClick, 'aria-expanded': isHydrated ? isOpen : undefined },
    // A link in a panel that is fading out takes no focus.
    panelProps: { ref: panel, inert: isHydrated && !isOpen },
  };
}
