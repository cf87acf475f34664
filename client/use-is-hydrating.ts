import { useSyncExternalStore } from 'react';

/** True on the server, and while the browser hydrates the server's HTML; false in every later render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
