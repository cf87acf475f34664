import { useSyncExternalStore } from 'react';
import { toastLimit, toastRemovalDelayMs } from '#shared/constants.ts';
import { createToastStore, type ToastRecord } from './toast-store.ts';

const store = createToastStore({ limit: toastLimit, removalDelayMs: toastRemovalDelayMs });

const none: readonly ToastRecord[] = [];

export const addToast = store.show;

export const dismissToast = store.dismiss;

/** The page's toasts, newest first; on the server there are none. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(store.subscribe, store.getToasts, () => none);
}
