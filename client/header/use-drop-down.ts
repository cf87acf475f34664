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

interface Timing {
  openDelayMs: number;
  /** For how long after closing the next hover opens without the delay. */
  skipDelayMs: number;
  closeDelayMs: number;
}

/** A first click this soon after a hover opened the panel was aimed at opening it, so it leaves it open. */
const clickGraceMs = 500;

/**
 * A disclosure that opens on hover, click and keys. Spread `rootProps` on the list item around the
 * button and its panel, `buttonProps` on the button and `panelProps` on the panel, a list; its links call
 * `close` when chosen.
 */
export function useDropDown({ openDelayMs, skipDelayMs, closeDelayMs }: Timing) {
  const [isOpen, setIsOpen] = useState(false);
  const [isInteractive, setIsInteractive] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY);

  function open() {
    clearTimeout(timer.current);
    setIsOpen(true);
  }

  function close() {
    clearTimeout(timer.current);
    closedAt.current = performance.now();
    setIsOpen(false);
  }

  function openByHover() {
    openedByHoverAt.current = performance.now();
    open();
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (isOpen) return;
    if (performance.now() - closedAt.current < skipDelayMs) openByHover();
    else timer.current = setTimeout(openByHover, openDelayMs);
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    // A pointer that drifts away does not take the panel from somebody who uses keys in it.
    const isKeyboardInside = panelOf(root.current)?.contains(document.activeElement);
    if (isOpen && !isKeyboardInside) timer.current = setTimeout(close, closeDelayMs);
  }

  function onClick(event: MouseEvent) {
    const isFromPointer = event.detail > 0;
    const isJustOpened = performance.now() - openedByHoverAt.current < clickGraceMs;
    openedByHoverAt.current = Number.NEGATIVE_INFINITY;
    if (!isOpen) open();
    else if (!(isFromPointer && isJustOpened)) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const stops = [button.current, ...links];
    const target = keyTarget(
      event.key,
      stops.indexOf(document.activeElement as never),
      stops.length,
    );
    if (target === null) return;
    event.preventDefault();
    if (!isOpen) flushSync(open);
    stops[target]?.focus();
  }

  function onBlur(event: FocusEvent) {
    const isLeaving = event.relatedTarget && !root.current?.contains(event.relatedTarget);
    if (isOpen && isLeaving) close();
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const takeOver = useEffectEvent(() => {
    const panel = panelOf(root.current);
    if (!panel) return;
    const isHovered = root.current?.matches(':hover');
    const isShown = getComputedStyle(panel).visibility === 'visible';
    if ((isHovered && isShown) || panel.matches(':focus-within')) setIsOpen(true);
    else if (isHovered) timer.current = setTimeout(openByHover, openDelayMs);
  });

  useEffect(() => {
    setIsInteractive(true);
    takeOver();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    function closeAndKeepFocus(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setIsOpen(false);
    }
    function closeFromOutside(event: globalThis.PointerEvent) {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener('keydown', closeAndKeepFocus);
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeAndKeepFocus);
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    rootProps: { ref: root, onPointerEnter, onPointerLeave, onKeyDown, onBlur },
    buttonProps: { ref: button, onClick, 'aria-expanded': isOpen },
    // Nothing takes the focus that is about to vanish.
    panelProps: { inert: isInteractive && !isOpen },
  };
}

function panelOf(root: HTMLLIElement | null): HTMLElement | null | undefined {
  return root?.querySelector('ul');
}

/** Where an arrow key leads from stop `current` of `count` (the button is stop 0), or null. */
function keyTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' && current > 0) return current - 1;
  if (key === 'Home' && current > 0) return 1;
  if (key === 'End' && current > 0) return count - 1;
  return null;
}
