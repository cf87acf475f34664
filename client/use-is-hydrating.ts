import { useSyncExternalStore } from 'react';

/** Returns true on the server and while the browser hydrates the server's HTML, and false in all later renders. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
