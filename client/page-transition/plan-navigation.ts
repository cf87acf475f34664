import { createPath, type Location, type NavigationType } from 'react-router-dom';

interface Navigation {
  type: `${NavigationType}`;
  location: Location;
  /** The location that is left. */
  current: Location;
  /** How far the entry of `location` was scrolled when it was left, in CSS pixels, if that is known. */
  saved: number | undefined;
}

/** What a navigation does: whether it scrolls and moves the focus, and where to. */
export type Plan =
  | { kind: 'stay' }
  /** To `y` or, where that is undefined, to where the browser has scrolled. */
  | { kind: 'restore'; y: number | undefined }
  | { kind: 'anchor'; id: string }
  | { kind: 'top' };

/**
 * Decides what a navigation does. Back and forward restore the scroll position of the last visit; any other
 * navigation goes to the anchor, or to the top.
 */
export function planNavigation({ type, location, current, saved }: Navigation): Plan {
  const { key, hash } = location;
  // A picture that is opened has an entry of its own, with the address of its page.
  if (type !== 'REPLACE' && createPath(location) === createPath(current)) return { kind: 'stay' };
  if (type === 'POP') {
    // An anchor typed by hand, which the browser has scrolled to, may have been typed before with the same key.
    const isTyped = key === 'default' && hash !== '';
    return { kind: 'restore', y: isTyped ? undefined : saved };
  }
  return hash ? { kind: 'anchor', id: hash.slice(1) } : { kind: 'top' };
}
