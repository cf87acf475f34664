import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

interface State {
  location: Location;
  /** The location before, if there was a navigation. */
  previous?: Location;
  /** How far each history entry was scrolled when it was last left, in CSS pixels from the top. */
  positions: Readonly<Record<string, number>>;
}

/**
 * Returns the previous location, how far it was scrolled when it was left, and how far the current one was when it
 * was last left, if that was in this document. Nothing is stored: the browser itself restores the position of
 * each entry, also in a tab that it has discarded.
 */
export function useScrollPositions() {
  const location = useLocation();
  const [state, setState] = useState<State>({ location, positions: {} });
  if (state.location !== location) {
    // Once the new page is laid out, the browser scrolls.
    const positions = { ...state.positions, [keyOf(state.location)]: window.scrollY };
    setState({ location, previous: state.location, positions });
  }
  const { previous, positions } = state;
  return {
    previous,
    leftAt: previous && positions[keyOf(previous)],
    saved: positions[keyOf(location)],
  };
}

/** Identifies a history entry. Those that React Router did not create all have the key "default". */
function keyOf({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}
