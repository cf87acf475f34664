import { useSyncExternalStore } from 'react';

/** Whether this render is on the server or hydrates its HTML, rather than one after a navigation. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
